import { cellsOf, headings } from './cells.ts';
import type { FigureGroup } from './figure.ts';

/** Renders a single table of all figures, for a terminal. */
export function textTable(groups: readonly FigureGroup[]): string {
  const rows = groups.flatMap(({ title, figures }) => [[title], ...figures.map(cellsOf)]);
  // A group's heading spans all columns, so it does not affect their widths.
  const aligned = [[...headings], ...rows.filter(isWhole)];
  const widths = [...headings.keys()].map((column) =>
    Math.max(...aligned.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((text, index) => text.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('──');
  return [
    line(headings),
    ...rows.flatMap((row) => (isWhole(row) ? [line(row)] : [rule, line(row)])),
    rule,
  ].join('\n');
}

const isWhole = (row: readonly string[]) => row.length === headings.length;
