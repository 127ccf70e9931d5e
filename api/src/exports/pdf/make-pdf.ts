import type { Readable } from 'node:stream';
import pdfmake from 'pdfmake';
import { fontFile, fontNames } from './fonts/font-files.ts';
import { openFonts } from './fonts/fonts.ts';
import { definitionOf, type ReadDocument } from './layout/definition.ts';
import { writeRunningLines } from './layout/running-lines.ts';
import { paperOf } from './layout/sheet.ts';
import { createPen } from './text/pen.ts';

/**
 * Makes a PDF.
 *
 * @param medium paper, or strips for a picture, which have no pages to be counted
 * @param labelsOf the labels of so many pages, in their order
 * @returns the file as it is written; it has to be read to its end
 */
export async function makePdf(
  document: ReadDocument,
  medium: 'paper' | 'strip',
  labelsOf: (pages: number) => Promise<readonly string[]>,
): Promise<Readable> {
  const fonts = openFonts();
  const files = fontDictionary();
  const known = new Set(Object.values(files).flatMap(({ normal, bold }) => [normal, bold]));
  pdfmake.setFonts(files);
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => known.has(path));
  const definition = definitionOf(document, fonts, medium);
  const pdf = await pdfmake.createPdf(definition, { bufferPages: true }).getStream();
  if (medium === 'paper') {
    const labels = await labelsOf(pdf.bufferedPageRange().count);
    const { side } = paperOf(document.wording.locale).margins;
    const pen = createPen(document.wording, fonts);
    writeRunningLines(pdf, { title: document.title, labels, pen, side });
  }
  pdf.end();
  return pdf;
}

const fontDictionary = () =>
  Object.fromEntries(
    fontNames.map((name) => {
      const [normal, bold] = [fontFile(name, 'normal'), fontFile(name, 'bold')];
      return [name, { normal, bold }];
    }),
  ) satisfies typeof pdfmake.fonts;
