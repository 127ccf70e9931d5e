import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createTaskLimiter } from '../../app/task-limiter.ts';
import type { ExportDocument } from '../document.ts';
import { ExportRefused, type RefusalReason } from '../export-refused.ts';
import { lowerPriority } from '../lower-priority.ts';
import { toPng } from '../pictures/to-png.ts';
import type { MadeFile, MessageFromMaker, MessageToMaker } from './messages.ts';
import { type DrawPicture, pieces } from './pieces.ts';

export interface MakingOptions {
  /** Receives the file; it is ended when the file is complete, and destroyed if it will not be. */
  readonly out: Writable;
  /** Ends the work at once. */
  readonly signal: AbortSignal;
  /** Receives the number of sections read so far. */
  readonly onSection?: (done: number) => void;
  /** Draws pictures; by default in a process that may crash on them. */
  readonly draw?: DrawPicture;
}

/** Allows two files at a time: each takes a processor and up to 300 MB. */
const turns = createTaskLimiter(2);

const program = fileURLToPath(new URL('./maker.ts', import.meta.url));
const workingFolder = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Memory limits of the maker in MB; beyond the first one it ends and the export fails. The space
 * for new objects has its full size from the start: while it grew, garbage was collected a hundred
 * times for each file. Twice the space takes 14 MB more for a picture of all reports.
 */
const memory = ['--max-old-space-size=300', '--min-semi-space-size=8', '--max-semi-space-size=8'];

/**
 * Makes a file in a separate process and writes it as it grows.
 *
 * @throws ExportRefused if the document is too large for the kind of file
 * @throws the signal's reason if it stops the work
 */
export async function runMaker(
  document: ExportDocument,
  file: MadeFile,
  options: MakingOptions,
): Promise<void> {
  try {
    await turns.take(options.signal, () => make(document, file, options));
  } catch (error) {
    options.out.destroy();
    throw error;
  }
}

async function make(
  document: ExportDocument,
  file: MadeFile,
  { out, signal, draw = toPng, onSection = () => {} }: MakingOptions,
): Promise<void> {
  const child = startMaker();
  const ended = once(child, 'close');
  let refused: RefusalReason | undefined;
  child.on('message', (message: MessageFromMaker) => {
    if (message.kind === 'refused') refused = message.reason;
    else child.send(labels(document, message.pages), () => {});
  });
  const failed = new AbortController();
  const stop = AbortSignal.any([signal, failed.signal]);
  try {
    await Promise.all([
      feed(child, document, file, { signal: stop, draw, onSection }),
      write(child, out, stop),
      ended.then(([code, how]) => {
        if (code !== 0) throw new Error(`The maker of the file ended early (${how ?? code})`);
      }),
    ]);
    out.end();
    await finished(out, { readable: false, signal });
  } catch (cause) {
    failed.abort();
    child.kill('SIGKILL');
    await ended;
    signal.throwIfAborted();
    throw refused ? new ExportRefused(refused) : cause;
  }
}

function startMaker(): ChildProcess {
  const child = fork(program, {
    cwd: workingFolder,
    // Libraries load without a transform: only the portal's own files are TypeScript.
    execArgv: ['--import', 'tsx/esm', ...memory],
    // The maker must not see any of the portal's secrets.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  lowerPriority(child);
  return child;
}

/** Sends a document piece by piece, and stops between two pieces if the signal is aborted. */
async function feed(
  child: ChildProcess,
  document: ExportDocument,
  file: MadeFile,
  reading: Required<Pick<MakingOptions, 'signal' | 'draw' | 'onSection'>>,
): Promise<void> {
  const { signal } = reading;
  for await (const piece of pieces(document, file, reading)) {
    signal.throwIfAborted();
    await send(child, piece);
  }
}

/** Does not end `out`, since only the maker's exit code tells whether the file is complete. */
async function write(child: ChildProcess, out: Writable, signal: AbortSignal): Promise<void> {
  if (!child.stdout) throw new Error('The maker has no output');
  await pipeline(child.stdout, out, { signal, end: false });
}

const send = (child: ChildProcess, message: MessageToMaker): Promise<void> =>
  new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()));
  });

const labels = ({ wording }: ExportDocument, pages: number): MessageToMaker => ({
  kind: 'labels',
  labels: Array.from({ length: pages }, (_, at) => wording.pageOf(at + 1, pages)),
});
