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
  /** Settles with a sentence when the process ends without being stopped. */
  readonly lost: Promise<string>;
  /** Flushes open data and ends the process. */
  stop(): Promise<void>;
}

const program = fileURLToPath(new URL('./embedded-process.ts', import.meta.url));
const workingFolder = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Milliseconds between checks whether the process is suspended, and consecutive positive checks
 * before it is killed.
 */
const look = { every: 5000, times: 6 };

/**
 * Starts the embedded database of a data directory in its own process.
 *
 * @param lookEvery in milliseconds
 * @throws DatabaseNotOpened when another portal uses the directory, or it cannot be opened
 */
export async function startEmbedded(
  dataDir: string,
  lookEvery = look.every,
): Promise<EmbeddedDatabase> {
  const child = fork(program, [join(dataDir, 'database')], {
    cwd: workingFolder,
    execArgv: ['--import', 'tsx'],
    // The process gets none of the portal's secrets.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(([code, signal]) => String(signal ?? code));
  const socketFolder = await waitUntilReady(child, ended);
  killWhenSuspended(child, lookEvery);
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
 * Kills a process that a signal has suspended: it does not respond and never ends. Its silence
 * alone proves nothing, since a process with a long query is silent as well.
 */
function killWhenSuspended(child: ChildProcess, every: number): void {
  let seen = 0;
  const timer = setInterval(() => {
    seen = isStopped(child.pid ?? 0) ? seen + 1 : 0;
    if (seen >= look.times) child.kill('SIGKILL');
  }, every).unref();
  child.once('exit', () => clearInterval(timer));
}

function waitUntilReady(child: ChildProcess, ended: Promise<string>): Promise<string> {
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
