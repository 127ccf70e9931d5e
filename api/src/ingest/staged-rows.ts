import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { Fault, FileKind, Row } from './file-kind.ts';

// Rows wait in temporary tables of the transaction, which go with it.

/** Makes the tables in which the rows of a file wait, and what is told of rows. */
export async function makeStage(transaction: Kysely<Schema>, kind: FileKind): Promise<void> {
  const columns = Object.entries(kind.columns).map(([name, { type }]) => `"${name}" ${type.sql}`);
  for (const statement of [
    // Memory for sorting and joining a whole file at once.
    `set local work_mem = '64MB'`,
    `create temp table staged (row_number integer, ${columns.join(', ')}) on commit drop`,
    'create temp table refused (row_number integer, columns text, reason text) on commit drop',
    'create temp table doubted (row_number integer, columns text, reason text) on commit drop',
    'create temp table merged (id bigint, added boolean) on commit drop',
  ]) {
    await sql.raw(statement).execute(transaction);
  }
}

export interface StagedRow {
  readonly number: number;
  readonly row: Row;
  readonly doubts: readonly Fault[];
}

export interface RefusedRow {
  readonly number: number;
  readonly faults: readonly Fault[];
}

/** Where it is kept what is wrong with rows, and what is out of order in rows that are taken. */
export type Notes = 'refused' | 'doubted';

/** Hands rows over: each batch travels as one JSON parameter. */
export async function stageRows(
  transaction: Kysely<Schema>,
  staged: readonly StagedRow[],
  refused: readonly RefusedRow[],
): Promise<void> {
  if (staged.length > 0) {
    const json = JSON.stringify(staged.map(({ number, row }) => ({ row_number: number, ...row })));
    await sql`insert into staged
      select * from json_populate_recordset(null::staged, ${json}::json)`.execute(transaction);
  }
  await note(transaction, 'refused', refused);
  const doubted = staged.map(({ number, doubts }) => ({ number, faults: doubts }));
  await note(transaction, 'doubted', doubted);
}

async function note(
  transaction: Kysely<Schema>,
  table: Notes,
  noted: readonly RefusedRow[],
): Promise<void> {
  const rows = noted.flatMap(({ number, faults }) =>
    faults.map(({ columns, reason }) => ({
      row_number: number,
      columns: columns.join(', '),
      reason,
    })),
  );
  if (rows.length === 0) return;
  const name = sql.table(table);
  await sql`insert into ${name}
    select * from json_populate_recordset(null::${name}, ${JSON.stringify(rows)}::json)`.execute(
    transaction,
  );
}
