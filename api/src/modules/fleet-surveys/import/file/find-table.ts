import { isHeading } from '../headings.ts';
import { FileNotRead, type Table, type TableRow } from './table.ts';
import type { SheetRow } from './workbook-sheets.ts';

type Sheet = () => AsyncIterable<SheetRow>;

/** Rows of a sheet among which its headings are looked for. */
const firstRows = 30;
/** Characters of a cell and cells of a row that are kept, more than any list of units has. */
const [longestCell, mostCells] = [1000, 200];

/**
 * Finds the table of units in the sheets of a file: below the first row that reads like its headings,
 * or else below the first row at all, whose columns then have to be named.
 *
 * @throws FileNotRead when there are no rows below, or too many
 */
export async function findTable(sheets: readonly Sheet[], mostRows: number): Promise<Table> {
  const found =
    (await firstSheetWith(sheets, isHeading)) ?? (await firstSheetWith(sheets, isWritten));
  if (!found) throw new FileNotRead('invalid');
  const table = await readTable(found, mostRows);
  if (table.rows.length === 0) throw new FileNotRead('invalid');
  return table;
}

const isWritten = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '');

async function firstSheetWith(
  sheets: readonly Sheet[],
  isStart: (cells: readonly string[]) => boolean,
): Promise<{ readonly sheet: Sheet; readonly start: number } | null> {
  for (const sheet of sheets) {
    let read = 0;
    for await (const { index, cells } of sheet()) {
      if (isStart(cells)) return { sheet, start: index };
      read += 1;
      if (read === firstRows) break;
    }
  }
  return null;
}

async function readTable(
  { sheet, start }: { readonly sheet: Sheet; readonly start: number },
  mostRows: number,
): Promise<Table> {
  let heading: readonly string[] = [];
  const rows: TableRow[] = [];
  for await (const { index, cells } of sheet()) {
    if (index === start) heading = distinct(kept(cells));
    if (index <= start || !isWritten(cells)) continue;
    if (rows.length === mostRows) throw new FileNotRead('too_many');
    rows.push({ row: index - start, cells: kept(cells) });
  }
  return { heading, rows };
}

const kept = (cells: readonly string[]): string[] =>
  cells.slice(0, mostCells).map((cell) => cell.trim().slice(0, longestCell));

/** Headings that occur again are counted, so that each column can be told from the others. */
function distinct(headings: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return headings.map((heading) => {
    const count = (seen.get(heading) ?? 0) + 1;
    seen.set(heading, count);
    return heading === '' || count === 1 ? heading : `${heading} (${count})`;
  });
}
