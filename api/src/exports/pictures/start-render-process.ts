import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PngPicture, RenderMessage, RenderRequest } from './render-messages.ts';

/** A process that draws pictures. */
export interface RenderProcess {
  /** False once it has ended, or is about to end. */
  readonly isAlive: boolean;
  /** Settles once the process has loaded, or has ended. */
  readonly ready: Promise<unknown>;
  /** Returns the picture, or null if it could not be drawn or the process died. */
  draw(request: Omit<RenderRequest, 'id'>): Promise<PngPicture | null>;
  /** Ends the process at once, even in the middle of work. */
  kill(): void;
}

const workingFolder = fileURLToPath(new URL('../../../', import.meta.url));
const ownProgram = fileURLToPath(new URL('./render-process.ts', import.meta.url));

/** Limit of CPU time in seconds; ends a process that hangs when no one is left to end it. */
const workLimit = 600;

/**
 * Starts a process that draws pictures. The shell that becomes the process limits its memory,
 * beyond which it ends; drawing happens outside of the heap that Node limits.
 *
 * @param memoryLimit in KiB
 * @param program the program to run; by default the one that draws
 */
export function startRenderProcess(memoryLimit: number, program = ownProgram): RenderProcess {
  const node = [process.execPath, '--max-old-space-size=128', '--import', 'tsx', program];
  const limits = `ulimit -d ${memoryLimit}; ulimit -t ${workLimit}; exec "$@"`;
  const child = spawn('/bin/sh', ['-c', limits, 'sh', ...node], {
    cwd: workingFolder,
    // The process must not see any of the portal's secrets.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  let isAlive = true;
  let requests = 0;
  const ended = endOf(child).finally(() => {
    isAlive = false;
  });
  const isReady = answerOf(child, (message) => 'ready' in message);
  return {
    get isAlive() {
      return isAlive;
    },
    ready: Promise.race([isReady, ended]),
    async draw(request) {
      requests += 1;
      const id = requests;
      setReferenced(child, true);
      const answer = answerOf(child, (message) => 'id' in message && message.id === id);
      if (isAlive) child.send({ id, ...request }, () => undefined);
      const message = await Promise.race([answer, ended]);
      setReferenced(child, false);
      return message && 'picture' in message ? asPicture(message.picture) : null;
    },
    kill() {
      isAlive = false;
      child.kill('SIGKILL');
    },
  };
}

const endOf = (child: ChildProcess): Promise<null> =>
  Promise.race([once(child, 'exit'), once(child, 'error')]).then(
    () => null,
    () => null,
  );

const answerOf = (
  child: ChildProcess,
  isAnswer: (message: RenderMessage) => boolean,
): Promise<RenderMessage> =>
  new Promise((resolve) => {
    const listen = (message: RenderMessage) => {
      if (!isAnswer(message)) return;
      child.off('message', listen);
      resolve(message);
    };
    child.on('message', listen);
  });

/** An idle child process does not keep this one running. */
function setReferenced(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  if (isHeld) child.channel?.ref();
  else child.channel?.unref();
}

/** The bytes arrive as a `Uint8Array`. */
const asPicture = (picture: PngPicture | null): PngPicture | null =>
  picture && { ...picture, png: Buffer.from(picture.png) };
