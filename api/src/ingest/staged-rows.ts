import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { Fault, FileKind, Row } from './file-kind.ts';

// Rows are staged in temporary tables, which are dropped with the transaction.

/** Creates the tables for the staged rows of a file, and for their faults and doubts. */
export async function createStagingTables(
  transaction: Kysely<Schema>,
  kind: FileKind,
): Promise<void> {
  const columns = Object.entries(kind.columns).map(([name, { type }]) => `"${name}" ${type.sql}`);
  for (const statement of [
    // Enough memory for sorting and joining a whole file at once.
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

/** The tables for the faults of refused rows, and for the doubts about accepted ones. */
export type NoteTable = 'refused' | 'doubted';

/** Stages rows: each batch is sent as one JSON parameter. */
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
  table: NoteTable,
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
