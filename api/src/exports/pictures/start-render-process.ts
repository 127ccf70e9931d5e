import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { PngPicture, RenderMessage, RenderRequest } from './render-messages.ts';

/** A process that draws. */
export interface RenderProcess {
  /** False once it has ended, or is about to. */
  readonly isAlive: boolean;
  /** Settles when it has loaded what it needs, or has ended. */
  readonly ready: Promise<unknown>;
  /** The picture, or null when it could not be drawn, or the process ended over it. */
  draw(request: Omit<RenderRequest, 'id'>): Promise<PngPicture | null>;
  /** Ends it at once, whatever it is doing. */
  kill(): void;
}

const workingFolder = fileURLToPath(new URL('../../../', import.meta.url));
const ownProgram = fileURLToPath(new URL('./render-process.ts', import.meta.url));

/** In seconds of work; the end of a process that hangs when nobody is left to end it. */
const workLimit = 600;

/**
 * Starts a process that draws. The shell that becomes it limits the memory that it may ask for,
 * beyond which it ends; drawing happens outside of the heap that Node limits.
 *
 * @param memoryLimit in KiB
 * @param program what runs in it, the one that draws unless given
 */
export function startRenderProcess(memoryLimit: number, program = ownProgram): RenderProcess {
  const node = [process.execPath, '--max-old-space-size=128', '--import', 'tsx', program];
  const limits = `ulimit -d ${memoryLimit}; ulimit -t ${workLimit}; exec "$@"`;
  const child = spawn('/bin/sh', ['-c', limits, 'sh', ...node], {
    cwd: workingFolder,
    // None of the portal's secrets are its business.
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
      hold(child, true);
      const answer = answerOf(child, (message) => 'id' in message && message.id === id);
      if (isAlive) child.send({ id, ...request }, () => undefined);
      const message = await Promise.race([answer, ended]);
      hold(child, false);
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

/** A process that has nothing to draw does not keep this one from ending. */
function hold(child: ChildProcess, isHeld: boolean): void {
  if (isHeld) child.ref();
  else child.unref();
  if (isHeld) child.channel?.ref();
  else child.channel?.unref();
}

/** Bytes arrive as an array of the web's kind. */
const asPicture = (picture: PngPicture | null): PngPicture | null =>
  picture && { ...picture, png: Buffer.from(picture.png) };
