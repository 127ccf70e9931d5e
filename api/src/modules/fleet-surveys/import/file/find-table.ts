import { fieldOf, isHeading } from '../headings.ts';
import { columnLetters, looksLikeData } from './no-headings.ts';
import type { Sheet, SheetRow } from './sheet.ts';
import { spreadMerged } from './spread-merged.ts';
import { FileNotRead, type Headings, type Table } from './table.ts';

/** Rows of a sheet in which to look for headings. */
const firstRows = 30;
/** Limits on the characters of a cell and the cells of a row, above those of any list of units. */
const [longestCell, mostCells] = [1000, 200];

interface TableStart {
  readonly sheet: Sheet;
  /** Index of its first row, which contains headings or a unit. */
  readonly first: number;
  readonly headings: Headings;
}

/**
 * Finds the table of units in the sheets of a file: below the first row that reads like headings,
 * or else from the first row on, which then counts as headings unless it looks like data.
 *
 * @param hasHeadings whether the first row is headings, if the user has said so
 * @throws FileNotRead when there are no rows, or too many
 */
export async function findTable(
  sheets: readonly Sheet[],
  mostRows: number,
  hasHeadings?: boolean,
): Promise<Table> {
  const start = await findStart(sheets, hasHeadings);
  if (!start) throw new FileNotRead('invalid');
  const table = await readTable(start, mostRows);
  if (table.rows.length === 0) throw new FileNotRead('invalid');
  return table;
}

async function findStart(
  sheets: readonly Sheet[],
  hasHeadings?: boolean,
): Promise<TableStart | null> {
  const headed = hasHeadings === false ? null : await firstSheetWith(sheets, isHeading);
  if (headed) return { ...headed, headings: 'known' };
  const written = await firstSheetWith(sheets, isWritten);
  if (!written) return null;
  const isKnown = written.cells.some((cell) => fieldOf(cell) !== null);
  if (hasHeadings ?? (isKnown || !looksLikeData(written.cells))) {
    return { ...written, headings: isKnown ? 'known' : 'unknown' };
  }
  return { ...written, headings: 'none' };
}

const isWritten = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

async function firstSheetWith(
  sheets: readonly Sheet[],
  isStart: (cells: readonly string[]) => boolean,
): Promise<(Omit<TableStart, 'headings'> & { readonly cells: readonly string[] }) | null> {
  for (const sheet of sheets) {
    let read = 0;
    for await (const { index, cells } of sheet.rows()) {
      if (isStart(cells)) return { sheet, first: index, cells };
      read += 1;
      if (read === firstRows) break;
    }
  }
  return null;
}

async function readTable({ sheet, first, headings }: TableStart, mostRows: number): Promise<Table> {
  const isHeaded = headings !== 'none';
  let heading: readonly string[] = [];
  const rows: SheetRow[] = [];
  for await (const { index, cells } of sheet.rows()) {
    if (isHeaded && index === first) heading = trimmedCells(cells);
    if (index < first || (isHeaded && index === first) || !isWritten(cells)) continue;
    if (rows.length === mostRows) throw new FileNotRead('too_many');
    rows.push({ index, cells: trimmedCells(cells) });
  }
  const spread = spreadMerged(rows, await sheet.merges());
  const used = usedColumns([heading, ...spread.map(({ cells }) => cells)]);
  return {
    headings,
    sheet: await sheet.name(),
    heading: distinct(used.map((column) => heading[column] || columnLetters(column))),
    rows: spread.map(({ index, cells }) => ({
      row: index + 1,
      cells: used.map((column) => cells[column] ?? ''),
    })),
  };
}

/** Indexes of the columns that contain anything. */
function usedColumns(rows: readonly (readonly string[])[]): number[] {
  const used = new Set<number>();
  for (const cells of rows) {
    for (const [column, cell] of cells.entries()) if (cell !== '') used.add(column);
  }
  return [...used].sort((one, other) => one - other);
}

const trimmedCells = (cells: readonly string[]): string[] =>
  cells.slice(0, mostCells).map((cell) => cell.trim().slice(0, longestCell));

/** Numbers repeated headings, so that each column is unique. */
function distinct(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return count === 1 ? heading : `${heading} (${count})`;
  });
}
