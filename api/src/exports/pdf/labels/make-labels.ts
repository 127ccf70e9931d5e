import type { Readable } from 'node:stream';
import type { LoadedDocument } from '../layout/definition.ts';
import { openPdf } from '../open-pdf.ts';
import { createPen } from '../text/pen.ts';
import { labelSheetOf, placeOf } from './label-sheet.ts';
import { type Label, writeLabel } from './write-label.ts';

/**
 * Makes sheets of labels for the paper size of the reader's country. Each row of the document's
 * tables is one label: the content of its code, its heading, then further lines.
 *
 * @returns the file as it is written; it must be read to its end
 */
export async function makeLabels(document: LoadedDocument): Promise<Readable> {
  const { title, wording } = document;
  const labels = labelsOf(document);
  const sheet = labelSheetOf(wording.locale);
  const pages = Math.max(1, Math.ceil(labels.length / (sheet.columns * sheet.rows)));
  const { pdf, fonts } = await openPdf(() => ({
    info: { title },
    language: wording.locale,
    displayTitle: true,
    version: '1.7',
    pageSize: { width: sheet.width, height: sheet.height },
    pageMargins: 0,
    defaultStyle: { font: 'latin' },
    content: Array.from({ length: pages }, (_, page) => ({
      text: ' ',
      ...(page > 0 && { pageBreak: 'before' as const }),
    })),
  }));
  const pen = createPen(wording, fonts);
  for (const [index, label] of labels.entries()) {
    const { page, x, y } = placeOf(sheet, index);
    pdf.switchToPage(page);
    writeLabel(pdf, label, { pen, sheet, x, y });
  }
  pdf.end();
  return pdf;
}

const labelsOf = ({ sections }: LoadedDocument): Label[] =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.kind === 'table' ? block.table.rows : []))
    .map(({ cells }) => {
      const [code = '', heading = '', ...lines] = cells.map((cell) => String(cell ?? ''));
      return { code, heading, lines: lines.filter((line) => line !== '') };
    });
