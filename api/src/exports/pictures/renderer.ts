import { unlessAborted } from '../unless-aborted.ts';
import type { PngPicture, RenderRequest } from './render-messages.ts';
import { type RenderProcess, startRenderProcess } from './start-render-process.ts';

export interface RendererOptions {
  /** Memory limit of the process, in KiB. */
  readonly memoryLimit?: number;
  /** Time limit of a picture, in milliseconds. */
  readonly timeLimit?: number;
  /** Time limit of the process start, in milliseconds. */
  readonly startLimit?: number;
  /** Milliseconds that the process waits for another picture before it ends. */
  readonly idleLimit?: number;
  /** Number of pictures after which the process is restarted, so that it cannot grow forever. */
  readonly picturesPerProcess?: number;
  /** The program of the process, in place of the default one. */
  readonly program?: string;
}

export interface Renderer {
  /**
   * Returns the picture of a drawing, or null if it could not be drawn within the limits.
   *
   * @throws the signal's reason, as soon as it is aborted
   */
  draw(request: Omit<RenderRequest, 'id'>, signal: AbortSignal): Promise<PngPicture | null>;
  stop(): void;
}

/**
 * Draws one picture at a time in a process that is started for the first one, kept for the next,
 * and restarted if it dies.
 */
export function createRenderer(options: RendererOptions = {}): Renderer {
  const { memoryLimit = 640 * 1024, timeLimit = 10_000 } = options;
  const { startLimit = 60_000, idleLimit = 30_000, picturesPerProcess = 1000, program } = options;
  let current: RenderProcess | null = null;
  let turns: Promise<unknown> = Promise.resolve();
  let drawn = 0;
  let idle: NodeJS.Timeout | undefined;

  const stop = () => current?.kill();

  async function draw(
    request: Omit<RenderRequest, 'id'>,
    signal: AbortSignal,
  ): Promise<PngPicture | null> {
    clearTimeout(idle);
    if (!current?.isAlive) drawn = 0;
    const renderer = current?.isAlive ? current : startRenderProcess(memoryLimit, program);
    current = renderer;
    drawn += 1;
    const kill = () => renderer.kill();
    let limit = setTimeout(kill, startLimit);
    signal.addEventListener('abort', kill);
    try {
      await renderer.ready;
      clearTimeout(limit);
      limit = setTimeout(kill, timeLimit);
      return await renderer.draw(request);
    } finally {
      clearTimeout(limit);
      signal.removeEventListener('abort', kill);
      if (drawn >= picturesPerProcess) stop();
      else idle = setTimeout(stop, idleLimit).unref();
    }
  }

  return {
    draw(request, signal) {
      const turn = turns.then(() => {
        signal.throwIfAborted();
        return draw(request, signal);
      });
      turns = turn.catch(() => undefined);
      return unlessAborted(turn, signal);
    },
    stop,
  };
}
