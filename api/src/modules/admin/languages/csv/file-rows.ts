import { type CsvColumn, csvColumns, languageLimits } from '@portal/contract/admin';
import { refuse } from '../../../../app/refusal.ts';
import { cellText } from '../../../../csv/csv-text.ts';
import { TextUnreadable, textRows } from '../../../../csv/text-rows.ts';

/** A row of a CSV file of texts: its cells by column, or why it cannot be read. */
export interface FileRow {
  /** Row number as a spreadsheet shows it. */
  readonly row: number;
  readonly values: Readonly<Partial<Record<CsvColumn, string>>>;
  /**
   * `columns`: more or fewer cells than headings; `broken`: the file cannot be read from this row
   * on.
   */
  readonly fault: 'columns' | 'broken' | null;
}

const needed = ['namespace', 'key', 'translation'] as const;

/**
 * Reads the rows of a CSV file of texts, skipping empty ones.
 *
 * @throws Refusal at `content` for a file that is not text, has other columns, no rows, or too many
 * of them
 */
export async function fileRows(content: string): Promise<FileRow[]> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > languageLimits.csvBytes) throw refuse('file_too_large', 'content');
  const rows: FileRow[] = [];
  let columns: readonly (CsvColumn | null)[] | null = null;
  let next = 1;
  try {
    for await (const { index, cells } of textRows(bytes)) {
      next = index + 2;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (columns === null) {
        columns = columnsOf(cells);
        continue;
      }
      if (rows.length === languageLimits.csvRows) throw refuse('too_many', 'content');
      rows.push(rowOf(index + 1, cells, columns));
    }
  } catch (error) {
    if (!(error instanceof TextUnreadable)) throw error;
    if (columns === null) throw refuse('file_unreadable', 'content');
    rows.push({ row: next, values: {}, fault: 'broken' });
  }
  if (rows.length === 0) throw refuse('invalid', 'content', 'The file has no rows.');
  return rows;
}

function columnsOf(heading: readonly string[]) {
  const names = heading.map((cell) => cell.trim().toLowerCase());
  const missing = needed.filter((name) => !names.includes(name));
  const repeated = csvColumns.filter((name) => names.indexOf(name) !== names.lastIndexOf(name));
  if (missing.length > 0 || repeated.length > 0) {
    const message = `Columns are missing (${missing.join(', ')}) or repeated (${repeated.join(', ')}).`;
    throw refuse('invalid', 'content', message);
  }
  return names.map((name) => csvColumns.find((column) => column === name) ?? null);
}

function rowOf(
  row: number,
  cells: readonly string[],
  columns: readonly (CsvColumn | null)[],
): FileRow {
  const isWhole =
    cells.length >= columns.length &&
    cells.slice(columns.length).every((cell) => cell.trim() === '');
  const values = Object.fromEntries(
    columns.flatMap((column, place) => {
      const cell = cells[place];
      return column && cell !== undefined ? [[column, plain(cell)]] : [];
    }),
  );
  return { row, values, fault: isWhole ? null : 'columns' };
}

/** Spreadsheets may write line breaks inside a cell as CR or CRLF. */
const plain = (cell: string) => cellText(cell).replaceAll(/\r\n?/g, '\n');
