import type { Readable } from 'node:stream';
import { openFonts } from './fonts/fonts.ts';
import { type LoadedDocument, paperDocument, stripsDocument } from './layout/definition.ts';
import { writeRunningLines } from './layout/running-lines.ts';
import { openStrips, openTagged } from './open-pdf.ts';
import { paperOf } from './sheet.ts';
import { createPen } from './text/pen.ts';

/**
 * Makes a PDF on paper, tagged for screen readers.
 *
 * @param labelsOf returns the labels for a number of pages, in order
 * @returns the file as it is written; it must be read to its end
 */
export async function makePdf(
  document: LoadedDocument,
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
 * Makes a PDF of strips, from which pictures are drawn: one of all sections, or one of each.
 *
 * @returns the file as it is written; it must be read to its end
 */
export function makeStrips(document: LoadedDocument, medium: 'strip' | 'strips'): Readable {
  const pdf = openStrips(stripsDocument(document, openFonts(), medium));
  pdf.end();
  return pdf;
}
