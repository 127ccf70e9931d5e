import { fontSizes, ink } from '../look.ts';
import type { Pen } from '../text/pen.ts';
import { shortened, writeLine } from '../text/write-line.ts';

/**
 * Writes the document's title and the page number above the text of each page. This comes last,
 * since the number of pages is known only when all of them exist.
 *
 * @param pdf with its pages buffered
 * @param labels "Page 3 of 12", one for each page
 * @param side points between the paper's edge and the text
 */
export function writeRunningLines(
  pdf: PDFKit.PDFDocument,
  {
    title,
    labels,
    pen,
    side,
  }: {
    readonly title: string;
    readonly labels: readonly string[];
    readonly pen: Pen;
    readonly side: number;
  },
): void {
  const style = { size: fontSizes.running, color: ink.dimmed };
  const y = lineAt;
  labels.forEach((label, at) => {
    pdf.switchToPage(at);
    const { width } = pdf.page;
    const labelWidth = pen.width(label, style);
    const place = width - 2 * side - labelWidth - 24;
    // The first page already shows the title.
    const name = at === 0 ? '' : shortened(title, place, (text) => pen.width(text, style));
    const [left = '', right = ''] = pen.beside([name, label]);
    pdf.markContent('Artifact', { type: 'Pagination' });
    writeLine(pdf, pen.line(left), { x: side, y }, style);
    writeLine(pdf, pen.line(right), { x: width - side - pen.width(right, style), y }, style);
    if (at > 0) {
      pdf.moveTo(side, lineAt + 5).lineTo(width - side, lineAt + 5);
      // The last drawing on the page may have been dashed.
      pdf.undash().lineWidth(0.5).stroke(ink.line);
    }
    pdf.endMarkedContent();
  });
}

/** The baseline of the text, in points from the top of the paper. */
const lineAt = 34;
