import { type Kysely, sql } from 'kysely';
import { recordedMigrations } from '../db/migrate.ts';
import type { Schema } from '../db/schema/schema.ts';
import type { BackupLine, BackupRow, BackupTable } from './backup-file.ts';
import { backedUpTables, lastIds } from './tables.ts';

/** Rows per fetch. */
const batch = 2000;

/**
 * Yields everything in a database as of one moment; must run in a transaction that sees only that
 * moment.
 */
export async function* backupLines(
  transaction: Kysely<Schema>,
  now: Date,
): AsyncGenerator<BackupLine> {
  const recorded = await recordedMigrations(transaction);
  const migrations = [...recorded].map(([name, hash]) => ({ name, hash }));
  migrations.sort((one, other) => (one.name < other.name ? -1 : 1));
  yield { portal_backup: 1, made_at: now.toISOString(), migrations };
  let count = 0;
  for (const table of await backedUpTables(transaction)) {
    yield table;
    for await (const row of rowsOf(transaction, table)) {
      count += 1;
      yield row;
    }
  }
  // Ids advance while rows are read: the last ones are at least those of the rows.
  yield { rows: count, ids: await lastIds(transaction) };
}

async function* rowsOf(
  transaction: Kysely<Schema>,
  { table, columns }: BackupTable,
): AsyncGenerator<BackupRow> {
  const values = sql.join(columns.map(([name]) => sql`${sql.ref(name)}::text`));
  await sql`declare kept cursor for
    select array[${values}]::text[] as row from ${sql.table(table)}`.execute(transaction);
  for (;;) {
    const { rows } = await sql<{ row: BackupRow }>`fetch ${sql.lit(batch)} from kept`.execute(
      transaction,
    );
    for (const { row } of rows) yield row;
    if (rows.length < batch) break;
  }
  await sql`close kept`.execute(transaction);
}
