import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createTurns } from '../../app/turns.ts';
import type { ExportDocument } from '../document.ts';
import { ExportRefused, type RefusalReason } from '../export-refused.ts';
import { giveWay } from '../give-way.ts';
import { toPng } from '../pictures/to-png.ts';
import type { FromMaker, MadeFile, ToMaker } from './messages.ts';
import { type DrawPicture, pieces } from './pieces.ts';

export interface MakingOptions {
  /** Where the file goes; it is ended when the file is whole and destroyed when it will not be. */
  readonly out: Writable;
  /** Ends the work at once. */
  readonly signal: AbortSignal;
  /** Told how many sections have been read. */
  readonly onSection?: (done: number) => void;
  /** Draws pictures; in a process that may die of them unless said. */
  readonly draw?: DrawPicture;
}

/** Files that are made at the same time: each takes a processor and up to 300 MB. */
const turns = createTurns(2);

const program = fileURLToPath(new URL('./maker.ts', import.meta.url));
const workingFolder = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * MB that the maker's own values may take; beyond, it ends and the export fails. Room for new values is
 * there from the first one on: while it grew, they were cleared away a hundred times for each file. Twice
 * the room takes 14 MB more of a picture of all reports.
 */
const memory = ['--max-old-space-size=300', '--min-semi-space-size=8', '--max-semi-space-size=8'];

/**
 * Makes a file in a process of its own and writes it as it grows.
 *
 * @throws ExportRefused when the document is too large for the kind of file
 * @throws the signal's reason when that ends the work
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
  child.on('message', (message: FromMaker) => {
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
    // Libraries are loaded as they are: only our own files are TypeScript.
    execArgv: ['--import', 'tsx/esm', ...memory],
    // None of the portal's secrets are its business.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, NODE_ENV: process.env.NODE_ENV },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    serialization: 'advanced',
  });
  giveWay(child);
  return child;
}

/** Sends a document piece by piece, and stops between two when the signal says so. */
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

/** Leaves the end open, as only the maker's end says whether the file is whole. */
async function write(child: ChildProcess, out: Writable, signal: AbortSignal): Promise<void> {
  if (!child.stdout) throw new Error('The maker has no output');
  await pipeline(child.stdout, out, { signal, end: false });
}

const send = (child: ChildProcess, message: ToMaker): Promise<void> =>
  new Promise((resolve, reject) => {
    child.send(message, (error) => (error ? reject(error) : resolve()));
  });

const labels = ({ wording }: ExportDocument, pages: number): ToMaker => ({
  kind: 'labels',
  labels: Array.from({ length: pages }, (_, at) => wording.pageOf(at + 1, pages)),
});
