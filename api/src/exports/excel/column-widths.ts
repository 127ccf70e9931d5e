import { cellFormat } from '../cell-format.ts';
import { cellText } from '../cell-text.ts';
import type { Wording } from '../document.ts';
import { widthOf } from '../text-width.ts';
import type { Line } from './section-lines.ts';

const [narrowest, widest] = [8, 60];
/** Headings longer than this wrap. */
const headingWidth = 20;
/** Widths of the columns of labels and of their values if no table sets a width. */
const labelWidth = 28;
const textWidth = 90;

const headingWidthOf = (heading: string): number =>
  Math.max(
    Math.min(widthOf(heading), headingWidth),
    ...heading.split(/\s+/).map((word) => widthOf(word)),
  );

/**
 * Returns the widths of a sheet's columns, in characters, by the content of its first lines.
 *
 * @returns at least the columns of labels and of their values
 */
export function columnWidths(lines: readonly Line[], wording: Wording): readonly number[] {
  const widths: number[] = [];
  const widen = (at: number, width: number) => {
    widths[at] = Math.min(widest, Math.max(narrowest, widths[at] ?? 0, width + 2));
  };
  for (const line of lines) {
    if (line.kind === 'heading')
      line.columns.forEach(({ heading }, at) => {
        widen(at, headingWidthOf(heading));
      });
    if (line.kind === 'fact') {
      widen(0, Math.min(labelWidth, widthOf(line.fact.label)));
      // A text overflows its cell; a day that does not fit is shown as number signs.
      if (line.fact.moment) widen(1, widthOf(line.fact.value));
    }
    if (line.kind !== 'row') continue;
    const { columns, row } = line;
    columns.forEach((_, at) => {
      const text = cellText(row.cells[at] ?? null, cellFormat(columns, at, row), wording);
      widen(at, widthOf(text) * (row.isTotal ? 1.1 : 1) + row.level * 2);
    });
  }
  const [first = labelWidth, second = textWidth] = widths;
  return [first, second, ...widths.slice(2)];
}
