import type { Readable } from 'node:stream';
import { definitionOf, type Medium, type ReadDocument } from './layout/definition.ts';
import { writeRunningLines } from './layout/running-lines.ts';
import { openPdf } from './open-pdf.ts';
import { paperOf } from './sheet.ts';
import { createPen } from './text/pen.ts';

/**
 * Makes a PDF.
 *
 * @param medium strips for pictures have no pages to be counted
 * @param labelsOf the labels of so many pages, in their order
 * @returns the file as it is written; it has to be read to its end
 */
export async function makePdf(
  document: ReadDocument,
  medium: Medium,
  labelsOf: (pages: number) => Promise<readonly string[]>,
): Promise<Readable> {
  const { pdf, fonts } = await openPdf((opened) => definitionOf(document, opened, medium));
  if (medium === 'paper') {
    const labels = await labelsOf(pdf.bufferedPageRange().count);
    const { side } = paperOf(document.wording.locale).margins;
    const pen = createPen(document.wording, fonts);
    writeRunningLines(pdf, { title: document.title, labels, pen, side });
  }
  pdf.end();
  return pdf;
}
