import { rm } from 'node:fs/promises';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { isReport, reportColumns } from './csv/header.ts';
import { readRows } from './csv/read-rows.ts';
import { writeCsv } from './csv/write-csv.ts';
import type { FileKind } from './file-kind.ts';

interface Refusal {
  readonly row_number: number;
  readonly columns: string;
  readonly reason: string;
}

interface ReadFile {
  readonly file: string;
  readonly kind: FileKind;
}

const page = 5000;

/** Where the refused rows of a file go: beside it. */
export const reportFileOf = (file: string): string => `${file.replace(/\.csv$/i, '')}.refused.csv`;

/**
 * Writes the refused rows as they stand in the file, each with its number and what is wrong; without
 * any, an older report goes.
 *
 * @returns how many there are
 */
export async function reportRefused(transaction: Kysely<Schema>, read: ReadFile): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct row_number) as count from refused`.execute(transaction);
  const count = rows[0]?.count ?? 0;
  const { file } = read;
  if (count === 0) await rm(reportFileOf(file), { force: true });
  else await writeCsv(reportFileOf(file), reportRows(transaction, read));
  return count;
}

async function* reportRows(
  transaction: Kysely<Schema>,
  { file, kind }: ReadFile,
): AsyncGenerator<readonly string[]> {
  const refusals = refusalsOf(transaction);
  let next = await refusals.next();
  let passedOver: number | undefined;
  for await (const { number, fields } of readRows(file, kind)) {
    if (passedOver === undefined) {
      passedOver = isReport(fields) ? reportColumns.length : 0;
      yield [...reportColumns, ...fields.slice(passedOver)];
    } else if (!next.done && next.value.row_number === number) {
      const { columns, reason } = next.value;
      yield [String(number), columns, reason, ...fields.slice(passedOver)];
      next = await refusals.next();
    }
  }
}

/** The refused rows in their order, a page in memory at a time. */
async function* refusalsOf(transaction: Kysely<Schema>): AsyncGenerator<Refusal> {
  let last = 0;
  for (;;) {
    const { rows } = await sql<Refusal>`
      select row_number,
        coalesce(string_agg(nullif(columns, ''), ', ' order by reason), '') as columns,
        string_agg(reason, ' ' order by reason) as reason
      from refused where row_number > ${last}
      group by row_number order by row_number limit ${page}`.execute(transaction);
    yield* rows;
    const end = rows.at(-1);
    if (!end) return;
    last = end.row_number;
  }
}
