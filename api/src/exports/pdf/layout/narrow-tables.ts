import type { TableColumn } from '../../document.ts';
import { innerWidth } from '../sheet.ts';
import type { LayoutContext } from './layout-context.ts';
import type { LoadedBlock, LoadedSection, LoadedTable } from './loaded-section.ts';
import { tableTexts } from './table-content.ts';
import { shapeTable } from './table-shape.ts';

/**
 * Minimum font size of an unsplit table, in points; a wider table is split into several below each
 * other.
 */
const smallestWhole = 7;

/**
 * Returns a section whose tables are readable on its sheet. A table with comparisons that is too
 * wide is split by columns into several tables, each with the names of the rows. A figure stays
 * beside its comparison. Lists are not split, since their rows are read across.
 */
export const withNarrowTables = (
  section: LoadedSection,
  setting: LayoutContext,
): LoadedSection => ({
  ...section,
  blocks: section.blocks.flatMap((block): readonly LoadedBlock[] =>
    block.kind === 'table'
      ? narrowTables(block.table, setting).map((table) => ({ kind: 'table', table }))
      : [block],
  ),
});

function narrowTables(table: LoadedTable, setting: LayoutContext): readonly LoadedTable[] {
  const hasComparisons = table.columns.some(({ isJoined }) => isJoined);
  if (!hasComparisons || fits(table, setting)) return [table];
  const [lead = [], ...figures] = figuresOf(table.columns);
  const parts: number[][] = [];
  for (const figure of figures) {
    const part = parts.at(-1);
    if (part && fits(columnsOf(table, [...lead, ...part, ...figure]), setting))
      part.push(...figure);
    else parts.push([...figure]);
  }
  return parts.map((part) => columnsOf(table, [...lead, ...part]));
}

/** Returns the indexes of the columns that stay together, grouped by figure. */
function figuresOf(columns: readonly TableColumn[]): readonly (readonly number[])[] {
  const figures: number[][] = [];
  for (const [at, { isJoined }] of columns.entries()) {
    const figure = figures.at(-1);
    if (figure && isJoined) figure.push(at);
    else figures.push([at]);
  }
  return figures;
}

const columnsOf = ({ columns, rows }: LoadedTable, numbers: readonly number[]): LoadedTable => ({
  columns: numbers.flatMap((at) => columns[at] ?? []),
  rows: rows.map(({ cells, formats, ...row }) => ({
    ...row,
    cells: numbers.map((at) => cells[at] ?? null),
    ...(formats && { formats: numbers.map((at) => formats[at] ?? columns[at]?.format ?? 'text') }),
  })),
});

const fits = (table: LoadedTable, { pen, wording, sheet }: LayoutContext): boolean =>
  shapeTable(tableTexts(table, wording), pen, {
    available: innerWidth(sheet),
    smallest: smallestWhole,
  }).fits;
