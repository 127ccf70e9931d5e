import type { Readable } from 'node:stream';
import { openFonts } from './fonts/fonts.ts';
import { paperDocument, type ReadDocument, stripsDocument } from './layout/definition.ts';
import { writeRunningLines } from './layout/running-lines.ts';
import { openStrips, openTagged } from './open-pdf.ts';
import { paperOf } from './sheet.ts';
import { createPen } from './text/pen.ts';

/**
 * Makes a PDF on paper, with tags by which it can be read out.
 *
 * @param labelsOf the labels of so many pages, in their order
 * @returns the file as it is written; it has to be read to its end
 */
export async function makePdf(
  document: ReadDocument,
  labelsOf: (pages: number) => Promise<readonly string[]>,
): Promise<Readable> {
  const { title, wording } = document;
  const fonts = openFonts();
  const pdf = openTagged(paperDocument(document, fonts));
  const labels = await labelsOf(pdf.bufferedPageRange().count);
  const { side } = paperOf(wording.locale).margins;
  writeRunningLines(pdf, { title, labels, pen: createPen(wording, fonts), side });
  pdf.end();
  return pdf;
}

/**
 * Makes a PDF of strips, of which pictures are drawn: one of all, or one of each.
 *
 * @returns the file as it is written; it has to be read to its end
 */
export function makeStrips(document: ReadDocument, medium: 'strip' | 'strips'): Readable {
  const pdf = openStrips(stripsDocument(document, openFonts(), medium));
  pdf.end();
  return pdf;
}
