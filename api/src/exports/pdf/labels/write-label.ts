import { ink } from '../look.ts';
import type { Pen } from '../text/pen.ts';
import { shortened, writeLine } from '../text/write-line.ts';
import type { LabelSheet } from './label-sheet.ts';
import { qrCode } from './qr-squares.ts';

/** The content of a label. */
export interface Label {
  /** The text that a scan returns. */
  readonly code: string;
  readonly heading: string;
  readonly lines: readonly string[];
}

/** White space around the text and around the code, whose readers need it, in points. */
const padding = 8;
const sizes = { heading: 20, least: 7, line: 7.5 };

/** Draws a label with its top left corner at a point of the current page. */
export function writeLabel(
  pdf: PDFKit.PDFDocument,
  { code, heading, lines }: Label,
  { pen, sheet, x, y }: { pen: Pen; sheet: LabelSheet; x: number; y: number },
): void {
  const { width, height } = sheet.label;
  const side = height - 2 * padding;
  const room = width - side - 3 * padding;
  const [codeX, textX] = pen.isRightToLeft
    ? [x + width - padding - side, x + padding]
    : [x + padding, x + side + 2 * padding];
  drawCode(pdf, code, { x: codeX, y: y + padding, side });

  const { size, parts } = fitted(heading, room, pen);
  const texts = [
    ...parts.map((text) => ({ text, size, bold: true, color: ink.text })),
    ...lines.map((text) => ({ text, size: sizes.line, bold: false, color: ink.dimmed })),
  ];
  const whole = texts.reduce((sum, line) => sum + line.size * leading, 0);
  let top = y + (height - whole) / 2;
  for (const { text, size: points, bold, color } of texts) {
    const style = { size: points, bold };
    const shown = shortened(text, room, (part) => pen.width(part, style));
    const left = pen.isRightToLeft ? textX + room - pen.width(shown, style) : textX;
    const weight = bold ? 'bold' : 'normal';
    writeLine(pdf, pen.line(shown), { x: left, y: top + points }, { size: points, color, weight });
    top += points * leading;
  }
}

/** Line height, as a multiple of the font size. */
const leading = 1.25;

/** Sets a heading as large as fits on one line; one that is too long is split into two lines. */
function fitted(heading: string, room: number, pen: Pen) {
  const sizeOf = (texts: readonly string[]) =>
    Math.min(
      sizes.heading,
      ...texts.map((text) => (room / pen.width(text, { size: 1, bold: true })) * 0.99),
    );
  const one = sizeOf([heading]);
  if (one >= sizes.least) return { size: one, parts: [heading] };
  const signs = [...heading];
  const middle = Math.ceil(signs.length / 2);
  const parts = [signs.slice(0, middle).join(''), signs.slice(middle).join('')];
  return { size: Math.max(sizeOf(parts), 5), parts };
}

function drawCode(
  pdf: PDFKit.PDFDocument,
  text: string,
  at: { readonly x: number; readonly y: number; readonly side: number },
): void {
  const { side, bars } = qrCode(text);
  const square = at.side / side;
  for (const { x, y, length } of bars)
    pdf.rect(at.x + x * square, at.y + y * square, length * square, square);
  // Filled all at once, so that no gaps show between the bars.
  pdf.fill('#000000');
}
