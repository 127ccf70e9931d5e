import { rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { isReport, reportColumns } from './csv/header.ts';
import { readRows } from './csv/read-rows.ts';
import { writeCsv } from './csv/write-csv.ts';
import type { FileKind } from './file-kind.ts';
import type { NoteTable } from './staged-rows.ts';

interface NoteRow {
  readonly row_number: number;
  readonly columns: string;
  readonly reason: string;
}

interface ReadFile {
  readonly file: string;
  readonly kind: FileKind;
}

const page = 5000;

/** The path of a report on rows of a file, next to it: `lines.refused.csv` for `lines.csv`. */
export const reportFileOf = (file: string, notes: NoteTable): string =>
  `${file.replace(/\.csv$/i, '')}.${notes}.csv`;

/**
 * Writes the rows with faults or doubts as they are in the file, each with its number and the
 * reasons; if there are none, it deletes an older report. A refused row is not reported as doubtful
 * as well.
 *
 * @returns the number of rows
 */
export async function reportRows(
  transaction: Kysely<Schema>,
  notes: NoteTable,
  read: ReadFile,
): Promise<number> {
  if (notes === 'doubted')
    await sql`delete from doubted where row_number in (select row_number from refused)`.execute(
      transaction,
    );
  const { rows } = await sql<{ count: number }>`
    select count(distinct row_number) as count from ${sql.table(notes)}`.execute(transaction);
  const count = rows[0]?.count ?? 0;
  const file = reportFileOf(read.file, notes);
  if (count === 0) await rm(file, { force: true });
  else await writeCsv(file, notedRows(transaction, notes, read));
  return count;
}

async function* notedRows(
  transaction: Kysely<Schema>,
  notes: NoteTable,
  { file, kind }: ReadFile,
): AsyncGenerator<readonly string[]> {
  const noted = notesOf(transaction, notes);
  let next = await noted.next();
  let passedOver: number | undefined;
  for await (const { number, fields } of readRows(file, kind)) {
    if (passedOver === undefined) {
      passedOver = isReport(fields) ? reportColumns.length : 0;
      yield [...reportColumns, ...fields.slice(passedOver)];
    } else if (!next.done && next.value.row_number === number) {
      const { columns, reason } = next.value;
      yield [String(number), columns, reason, ...fields.slice(passedOver)];
      next = await noted.next();
    }
  }
}

/** Yields the faults or doubts of rows in order, reading a page at a time. */
async function* notesOf(transaction: Kysely<Schema>, notes: NoteTable): AsyncGenerator<NoteRow> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<NoteRow>`
      select row_number,
        coalesce(string_agg(nullif(columns, ''), ', ' order by reason), '') as columns,
        string_agg(reason, ' ' order by reason) as reason
      from ${sql.table(notes)} where row_number > ${last}
      group by row_number order by row_number limit ${page}`.execute(transaction);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.row_number;
  }
}
