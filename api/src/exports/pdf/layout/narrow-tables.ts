import type { TableColumn } from '../../document.ts';
import { innerWidth } from '../sheet.ts';
import type { ReadBlock, ReadSection, ReadTable } from './read-section.ts';
import type { Setting } from './setting.ts';
import { tableTexts } from './table-content.ts';
import { shapeTable } from './table-shape.ts';

/** Letters of a table in one piece are not smaller; a wider table stands in several below each other. */
const smallestWhole = 7;

/**
 * A section whose tables can be read on its sheet: of one with comparisons that is too wide, the columns stand in
 * several tables, each with the names of the rows. A figure stays beside what it is compared with. The rows of a
 * list are read across and stay whole.
 */
export const withNarrowTables = (section: ReadSection, setting: Setting): ReadSection => ({
  ...section,
  blocks: section.blocks.flatMap((block): readonly ReadBlock[] =>
    block.kind === 'table'
      ? narrowTables(block.table, setting).map((table) => ({ kind: 'table', table }))
      : [block],
  ),
});

function narrowTables(table: ReadTable, setting: Setting): readonly ReadTable[] {
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

/** Numbers of the columns that stay together. */
function figuresOf(columns: readonly TableColumn[]): readonly (readonly number[])[] {
  const figures: number[][] = [];
  for (const [at, { isJoined }] of columns.entries()) {
    const figure = figures.at(-1);
    if (figure && isJoined) figure.push(at);
    else figures.push([at]);
  }
  return figures;
}

const columnsOf = ({ columns, rows }: ReadTable, numbers: readonly number[]): ReadTable => ({
  columns: numbers.flatMap((at) => columns[at] ?? []),
  rows: rows.map(({ cells, formats, ...row }) => ({
    ...row,
    cells: numbers.map((at) => cells[at] ?? null),
    ...(formats && { formats: numbers.map((at) => formats[at] ?? columns[at]?.format ?? 'text') }),
  })),
});

const fits = (table: ReadTable, { pen, wording, sheet }: Setting): boolean =>
  shapeTable(tableTexts(table, wording), pen, {
    available: innerWidth(sheet),
    smallest: smallestWhole,
  }).fits;
