import type { FontWeight } from '../fonts/font-files.ts';
import { fontFile } from '../fonts/font-files.ts';
import type { FontRun } from './font-runs.ts';

interface LineStyle {
  /** Font size in points. */
  readonly size: number;
  readonly color: string;
  readonly weight?: FontWeight;
}

/** The start of a line and its baseline, in points from the page's corner. */
interface LinePlace {
  readonly x: number;
  readonly y: number;
}

/** Writes runs beside each other on an existing page. */
export function writeLine(
  pdf: PDFKit.PDFDocument,
  runs: readonly FontRun[],
  { x, y }: LinePlace,
  { size, color, weight = 'normal' }: LineStyle,
): void {
  let at = x;
  for (const { text, font } of runs) {
    pdf.font(fontFile(font, weight)).fontSize(size).fillColor(color);
    pdf.text(text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += pdf.widthOfString(text);
  }
}

/** Returns a text, shortened with an ellipsis if it is wider than its place. */
export function shortened(text: string, place: number, width: (text: string) => number): string {
  if (width(text) <= place) return text;
  const signs = [...text];
  while (signs.length > 0 && width(`${signs.join('')}…`) > place) signs.pop();
  return `${signs.join('').trimEnd()}…`;
}
