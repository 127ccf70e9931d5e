import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../../../../app/turns.ts';
import { giveWay } from '../../../../exports/give-way.ts';
import { FileNotRead, type FromReader, type Table, type ToReader } from './table.ts';

/** Files that are read at the same time: each takes a processor and up to 300 MB. */
const turns = createTurns(2);

const program = fileURLToPath(new URL('./reader.ts', import.meta.url));
const workingFolder = fileURLToPath(new URL('../../../../../', import.meta.url));

/** Seconds after which a file is too large to be read; a busy machine takes many for a small one. */
const longest = 60;

/**
 * Reads the table of units in a workbook or a text file, in a process of its own.
 *
 * @param memory MB that the process's own values may take
 * @throws FileNotRead also when it runs out of them, or of time
 * @throws the signal's reason when that ends the work
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

/** What the process says, or null when it ends over it. */
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
    // None of the portal's secrets are its business.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  giveWay(child);
  return child;
}
