import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromMaker, ToMaker } from './messages.ts';

/** A process that makes pictures. */
export interface MakerProcess {
  /** False once it has ended, or is about to. */
  readonly isAlive: boolean;
  /** Returns the result for a picture; null when the process crashed on it. */
  make(request: ToMaker): Promise<Exclude<FromMaker, { readonly ready: true }> | null>;
  /** Kills it at once, even in the middle of work. */
  kill(): void;
}

const workingFolder = fileURLToPath(new URL('../../../', import.meta.url));
const ownProgram = fileURLToPath(new URL('./maker-process.ts', import.meta.url));

/**
 * Starts a process that makes pictures. It is launched by a shell that limits its memory: pictures
 * are outside the heap that Node.js limits.
 *
 * @param memoryLimit in KiB
 * @param program to run instead of the default
 */
export function startMakerProcess(memoryLimit: number, program = ownProgram): MakerProcess {
  const node = [process.execPath, '--max-old-space-size=128', '--import', 'tsx', program];
  const child = spawn('/bin/sh', ['-c', `ulimit -d ${memoryLimit}; exec "$@"`, 'sh', ...node], {
    cwd: workingFolder,
    // The process gets none of the portal's secrets.
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: process.env.NODE_ENV,
      // glibc retains some freed memory per thread, and after the first picture also large blocks:
      // these settings save 170 MB in all.
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
    },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let isAlive = true;
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')])
    .catch(() => undefined)
    .then(() => {
      isAlive = false;
      return null;
    });
  const ready = Promise.race([answerOf(child, (message) => 'ready' in message), ended]);
  return {
    get isAlive() {
      return isAlive;
    },
    async make(request) {
      setKeptAlive(child, true);
      await ready;
      const answer = answerOf(child, (message) => 'id' in message && message.id === request.id);
      if (isAlive) child.send(request, () => undefined);
      const message = await Promise.race([answer, ended]);
      setKeptAlive(child, false);
      return message && 'id' in message ? message : null;
    },
    kill() {
      isAlive = false;
      child.kill('SIGKILL');
    },
  };
}

const answerOf = (
  child: ChildProcess,
  isAnswer: (message: FromMaker) => boolean,
): Promise<FromMaker> =>
  new Promise((resolve) => {
    const listen = (message: FromMaker) => {
      if (!isAnswer(message)) return;
      child.off('message', listen);
      resolve(message);
    };
    child.on('message', listen);
  });

/** An idle process does not keep this one from ending. */
function setKeptAlive(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  if (isHeld) child.channel?.ref();
  else child.channel?.unref();
}
