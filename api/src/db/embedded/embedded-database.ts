import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DatabaseNotOpened } from '../database-not-opened.ts';
import type { DatabaseMessage } from './messages.ts';
import { isStopped } from './process-identity.ts';

export interface EmbeddedDatabase {
  /** The folder of the socket, as the driver's `host`. */
  readonly socketFolder: string;
  /** Settles with a sentence when the process ends although nobody stopped it. */
  readonly lost: Promise<string>;
  /** Writes what is open and ends the process. */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('./embedded-process.ts', import.meta.url));
const workingFolder = fileURLToPath(new URL('../../../', import.meta.url));

/** How often to look whether the process was stopped, and how often that is seen before it is ended. */
const look = { every: 5000, times: 6 };

/**
 * Starts the embedded database of a data directory in a process of its own.
 *
 * @param lookEvery in milliseconds
 * @throws DatabaseNotOpened when another portal holds the directory, or it cannot be opened
 */
export async function startEmbedded(
  dataDir: string,
  lookEvery = look.every,
): Promise<EmbeddedDatabase> {
  const child = fork(program, [join(dataDir, 'database')], {
    cwd: workingFolder,
    execArgv: ['--import', 'tsx'],
    // None of the portal's secrets are its business.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const socketFolder = await ready(child, ended);
  endWhenStopped(child, lookEvery);
  let stopping = false;
  return {
    socketFolder,
    lost: new Promise((resolve) => {
      ended.then(
        (how) => stopping || resolve(`The embedded database ended unexpectedly (${how}).`),
      );
    }),
    async stop() {
      stopping = true;
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/**
 * A process that a signal has stopped answers nobody and never ends. One that works on a long query
 * is silent as well, so its silence tells nothing.
 */
function endWhenStopped(child: ChildProcess, every: number): void {
  let seen = 0;
  const timer = setInterval(() => {
    seen = isStopped(child.pid ?? 0) ? seen + 1 : 0;
    if (seen >= look.times) child.kill('SIGKILL');
  }, every).unref();
  child.once('exit', () => clearInterval(timer));
}

function ready(child: ChildProcess, ended: Promise<string>): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once('message', (message: DatabaseMessage) => {
      if ('ready' in message) resolve(message.socketFolder);
      else reject(new DatabaseNotOpened(message.failed));
    });
    child.once('error', reject);
    ended.then((how) =>
      reject(new DatabaseNotOpened(`The embedded database did not start (${how}).`)),
    );
  });
}
