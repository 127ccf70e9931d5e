import { once } from 'node:events';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ExportRefused } from '../export-refused.ts';
import { makePdf, makeStrips } from '../pdf/make-pdf.ts';
import { type CollectedDocument, collect } from './collect.ts';
import type { MessageFromMaker, MessageToMaker } from './messages.ts';

// Makes one file in a separate process, so that layout never blocks the API and its memory is
// released. The process ends with the one that started it, and is killed if the file is no longer
// needed.

const sendMessage = (message: MessageFromMaker, onTold?: (error: Error | null) => void) =>
  process.send?.(message, undefined, undefined, onTold);

process.once('disconnect', () => process.exit(0));

async function* receiveMessages(): AsyncGenerator<MessageToMaker> {
  const waiting: MessageToMaker[] = [];
  let wake = () => {};
  process.on('message', (message: MessageToMaker) => {
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
  sendMessage({ kind: 'pages', pages });
  const [answer]: MessageToMaker[] = await answered;
  return answer?.kind === 'labels' ? answer.labels : [];
}

async function makeOutput(document: CollectedDocument): Promise<Readable> {
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

/** Returns whether the receiver of the file has closed the connection. */
const isUnread = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'EPIPE';

try {
  const document = await collect(receiveMessages());
  await pipeline(await makeOutput(document), process.stdout);
  process.exit(0);
} catch (error) {
  if (error instanceof ExportRefused)
    await new Promise((told) => sendMessage({ kind: 'refused', reason: error.reason }, told));
  else if (!isUnread(error)) console.error('An export failed:', error);
  process.exit(1);
}
