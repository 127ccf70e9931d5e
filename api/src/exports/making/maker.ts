import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExportRefused } from '../export-refused.ts';
import { makePdf, makeStrips } from '../pdf/make-pdf.ts';
import { type Collected, collect } from './collect.ts';
import type { FromMaker, ToMaker } from './messages.ts';

// Makes one file in a process of its own, so that laying it out never stalls the API and its memory
// is given back. It ends with the process that started it, and is killed when nobody wants the file.

const tell = (message: FromMaker, onTold?: (error: Error | null) => void) =>
  process.send?.(message, undefined, undefined, onTold);

process.once('disconnect', () => process.exit(0));

async function* received(): AsyncGenerator<ToMaker> {
  const waiting: ToMaker[] = [];
  let wake = () => {};
  process.on('message', (message: ToMaker) => {
    waiting.push(message);
    wake();
  });
  for (;;) {
    const next = waiting.shift();
    if (next) yield next;
    else
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
  }
}

async function labelsOf(pages: number): Promise<readonly string[]> {
  const answered = once(process, 'message');
  tell({ kind: 'pages', pages });
  const [answer]: ToMaker[] = await answered;
  return answer?.kind === 'labels' ? answer.labels : [];
}

async function made(document: Collected): Promise<Readable> {
  if (document.file === 'pdf') return makePdf(document, labelsOf);
  if (document.file === 'labels') {
    const { makeLabels } = await import('../pdf/labels/make-labels.ts');
    return makeLabels(document);
  }
  if (document.file === 'pictures') {
    const { makePictures } = await import('../png/make-pictures.ts');
    return makePictures(document);
  }
  const { makePng } = await import('../png/make-png.ts');
  return Readable.from(makePng(makeStrips(document, 'strip')));
}

/** Whoever wanted the file has hung up. */
const isUnread = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

try {
  const document = await collect(received());
  await pipeline(await made(document), process.stdout);
  process.exit(0);
} catch (error) {
  if (error instanceof ExportRefused)
    await new Promise((told) => tell({ kind: 'refused', reason: error.reason }, told));
  else if (!isUnread(error)) console.error('An export failed:', error);
  process.exit(1);
}
