import { adminLimits, type UserColumn, userColumns } from '@portal/contract/admin';
import { Refusal, refusalMessages, refuse } from '../../../../app/refusal.ts';
import { cellText } from '../../../../csv/csv-text.ts';
import { TextUnreadable, textRows } from '../../../../csv/text-rows.ts';

/** A row of a file of users: its cells by column, without columns that the file lacks. */
export interface FileRow {
  /** Row number as a spreadsheet shows it. */
  readonly row: number;
  readonly said: Readonly<Partial<Record<UserColumn, string>>>;
}

/**
 * Reads the rows of a CSV file of users, skipping empty ones.
 *
 * @throws Refusal at `content`: `file_unreadable`, with the first unreadable `row` once there is a
 * header, `file_too_large`, `too_many`, `unknown_value` with the `columns` that are unknown or
 * duplicated, `invalid` without a column of logins or without a row
 */
export async function readUserFile(content: string): Promise<readonly FileRow[]> {
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > adminLimits.importBytes) throw refuse('file_too_large', 'content');
  const rows: FileRow[] = [];
  let columns: readonly UserColumn[] | null = null;
  let next = 1;
  try {
    for await (const { index, cells } of textRows(bytes)) {
      next = index + 2;
      if (cells.every((cell) => cell.trim() === '')) continue;
      if (!columns) {
        columns = columnsOf(cells);
        continue;
      }
      if (rows.length === adminLimits.importRows) throw refuse('too_many', 'content');
      const said = columns.map((column, at) => [column, cellText(cells[at] ?? '').trim()]);
      rows.push({ row: index + 1, said: Object.fromEntries(said) });
    }
  } catch (error) {
    if (!(error instanceof TextUnreadable)) throw error;
    throw new Refusal('file_unreadable', 'content', refusalMessages.file_unreadable, {
      extra: columns ? { row: next } : {},
    });
  }
  if (rows.length === 0) throw refuse('invalid', 'content', 'The file has no rows.');
  return rows;
}

function columnsOf(header: readonly string[]): readonly UserColumn[] {
  const names = header.map((name) =>
    name
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  );
  const wrong = names.filter(
    (name, at) => !userColumns.some((column) => column === name) || names.indexOf(name) !== at,
  );
  if (wrong.length > 0) {
    throw new Refusal('unknown_value', 'content', refusalMessages.unknown_value, {
      extra: { columns: wrong.map((name) => name.slice(0, 60)).slice(0, 20) },
    });
  }
  if (!names.includes('login')) throw refuse('invalid', 'content', 'There is no column of logins.');
  return names as readonly string[] as readonly UserColumn[];
}
