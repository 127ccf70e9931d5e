import { createTaskLimiter } from '../../app/task-limiter.ts';
import { type MadePicture, PictureNotKept } from './messages.ts';
import { type MakerProcess, startMakerProcess } from './start-maker-process.ts';

export interface MakerOptions {
  /** Memory limit of its process, in KiB. */
  readonly memoryLimit?: number;
  /** Time limit for a picture and the start of the process, in milliseconds. */
  readonly timeLimit?: number;
  /** The program of its process, instead of the default. */
  readonly program?: string;
}

export interface Maker {
  /**
   * Makes the stored files of a picture.
   *
   * @throws PictureNotKept also when the process crashed on it
   * @throws the signal's reason when it ends the work
   */
  make(file: string, signal: AbortSignal): Promise<MadePicture>;
  stop(): void;
}

/**
 * Milliseconds that an idle process waits before it ends, and pictures after which it is restarted.
 */
const [idleLimit, picturesPerProcess] = [60_000, 500];

/**
 * Makes one picture at a time, in a process that is started for the first one, reused for the next,
 * and restarted after a crash. Waiting callers use disk space but no memory.
 */
export function createMaker(options: MakerOptions = {}): Maker {
  const { memoryLimit = 768 * 1024, timeLimit = 30_000, program } = options;
  const turns = createTaskLimiter(1);
  let current: MakerProcess | null = null;
  let made = 0;
  let idle: NodeJS.Timeout | undefined;

  const stop = () => {
    clearTimeout(idle);
    current?.kill();
    current = null;
  };

  return {
    make: (file, signal) =>
      turns.take(signal, async () => {
        clearTimeout(idle);
        if (!current?.isAlive || made >= picturesPerProcess) {
          stop();
          made = 0;
        }
        const maker = current ?? startMakerProcess(memoryLimit, program);
        current = maker;
        made += 1;
        const kill = () => maker.kill();
        const limit = setTimeout(kill, timeLimit);
        signal.addEventListener('abort', kill);
        try {
          const answer = await maker.make({ id: made, file });
          signal.throwIfAborted();
          if (answer && 'made' in answer) return answer.made;
          throw new PictureNotKept(answer?.refused ?? 'file_unreadable');
        } finally {
          clearTimeout(limit);
          signal.removeEventListener('abort', kill);
          idle = setTimeout(stop, idleLimit).unref();
        }
      }),
    stop,
  };
}
