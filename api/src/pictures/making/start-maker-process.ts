import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { FromMaker, ToMaker } from './messages.ts';

/** A process that makes pictures. */
export interface MakerProcess {
  /** False once it has ended, or is about to. */
  readonly isAlive: boolean;
  /** What became of a picture; null when the process ended over it. */
  make(request: ToMaker): Promise<Exclude<FromMaker, { readonly ready: true }> | null>;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
}

const workingFolder = fileURLToPath(new URL('../../../', import.meta.url));
const ownProgram = fileURLToPath(new URL('./maker-process.ts', import.meta.url));

/**
 * Starts a process that makes pictures. The shell that becomes it limits the memory that it may ask
 * for: pictures lie outside of the heap that Node limits.
 *
 * @param memoryLimit in KiB
 * @param program what runs in it, the one that makes pictures unless given
 */
export function startMakerProcess(memoryLimit: number, program = ownProgram): MakerProcess {
  const node = [process.execPath, '--max-old-space-size=128', '--import', 'tsx', program];
  const child = spawn('/bin/sh', ['-c', `ulimit -d ${memoryLimit}; exec "$@"`, 'sh', ...node], {
    cwd: workingFolder,
    // None of the portal's secrets are its business.
    env: {
      PATH: process.env.PATH,
      TMPDIR: process.env.TMPDIR,
      NODE_ENV: process.env.NODE_ENV,
      // Of memory that is given back, glibc keeps some for each thread, and after the first picture
      // the large pieces too: 170 MB less in all.
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
      hold(child, true);
      await ready;
      const answer = answerOf(child, (message) => 'id' in message && message.id === request.id);
      if (isAlive) child.send(request, () => undefined);
      const message = await Promise.race([answer, ended]);
      hold(child, false);
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

/** A process that has nothing to do does not keep this one from ending. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  if (isHeld) child.channel?.ref();
  else child.channel?.unref();
}
