import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTaskLimiter } from '../../../../app/task-limiter.ts';
import { lowerPriority } from '../../../../exports/lower-priority.ts';
import { FileNotRead, type FromReader, type Table, type ToReader } from './table.ts';

/** Two files at a time: each takes a processor and up to 300 MB. */
const turns = createTaskLimiter(2);

const program = fileURLToPath(new URL('./reader.ts', import.meta.url));
const workingFolder = fileURLToPath(new URL('../../../../../', import.meta.url));

/**
 * Seconds after which a file counts as too large; on a busy machine even a small file takes many.
 */
const longest = 60;

/**
 * Reads the table of units in a workbook or a text file, in a separate process.
 *
 * @param memory MB for the process's own values
 * @throws FileNotRead also when it runs out of memory or time
 * @throws the signal's reason when it aborts
 */
export const readFile = (file: ToReader, signal: AbortSignal, memory = 200): Promise<Table> =>
  turns.take(signal, async () => {
    const child = startReader(memory);
    const isLate = AbortSignal.timeout(longest * 1000);
    const stop = AbortSignal.any([signal, isLate]);
    const kill = () => child.kill('SIGKILL');
    stop.addEventListener('abort', kill, { once: true });
    try {
      const answer = await answerOf(child, file);
      signal.throwIfAborted();
      if (answer === null) throw new FileNotRead('file_too_large');
      if ('refused' in answer) throw new FileNotRead(answer.refused);
      return answer.table;
    } finally {
      stop.removeEventListener('abort', kill);
      kill();
    }
  });

/** Returns the answer of the process, or null if it ends without one. */
async function answerOf(child: ChildProcess, file: ToReader): Promise<FromReader | null> {
  const answered = once(child, 'message').then(([answer]) => answer as FromReader);
  const ended = once(child, 'close').then(() => null);
  child.send(file, () => {});
  return Promise.race([answered, ended]);
}

function startReader(memory: number): ChildProcess {
  const child = fork(program, {
    cwd: workingFolder,
    execArgv: ['--import', 'tsx', `--max-old-space-size=${memory}`, '--max-semi-space-size=4'],
    // Keeps the portal's secrets out of its environment.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  lowerPriority(child);
  return child;
}
