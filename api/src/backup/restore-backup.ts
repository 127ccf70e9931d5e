import { isDeepStrictEqual } from 'node:util';
import { type Kysely, sql } from 'kysely';
import { type Migration, migrate, readMigrations, recordedMigrations } from '../db/migrate.ts';
import type { Schema } from '../db/schema/schema.ts';
import { withoutStatementTimeout } from '../db/without-statement-timeout.ts';
import {
  type BackupEnd,
  type BackupHead,
  type BackupLine,
  type BackupRow,
  type BackupTable,
  BackupUnusable,
} from './backup-file.ts';
import { backedUpTables } from './tables.ts';

/** Rows per write. */
const batch = 2000;

/** The database has content, which a restore would destroy; the message says what to do. */
class DatabaseNotEmpty extends Error {
  override readonly name = 'DatabaseNotEmpty';
}

/**
 * Restores a backup into an empty database: creates the tables as they were at the time of the
 * backup, fills them, and then runs the later migrations, as for any other database of that age.
 *
 * @param migrations those that this portal knows
 * @returns the number of rows
 * @throws BackupUnusable when the file is incomplete or from a newer portal; the database then has
 * only empty tables
 * @throws DatabaseNotEmpty
 */
export async function restoreBackup(
  database: Kysely<Schema>,
  lines: AsyncGenerator<BackupLine>,
  migrations?: readonly Migration[],
): Promise<number> {
  const known = migrations ?? (await readMigrations());
  const { value: head } = await lines.next();
  const then = migrationsOf(head as BackupHead, known);
  await requireEmptyDatabase(database, then);
  await migrate(database, then);
  const count = await withoutStatementTimeout(database, (connection) =>
    connection.transaction().execute((transaction) => fill(transaction, lines)),
  );
  await migrate(database, known);
  await sql`analyze`.execute(database);
  return count;
}

/** @throws BackupUnusable when this portal does not know the backup's table definitions */
function migrationsOf(head: BackupHead, known: readonly Migration[]): Migration[] {
  return head.migrations.map(({ name, hash }) => {
    const found = known.find((each) => each.name === name && each.hash === hash);
    if (found) return found;
    throw new BackupUnusable(`The backup is of another or newer portal: ${name} is unknown here.`);
  });
}

async function requireEmptyDatabase(
  database: Kysely<Schema>,
  then: readonly Migration[],
): Promise<void> {
  const recorded = await recordedMigrations(database);
  if (recorded.size === 0) return;
  const isNewer = [...recorded.keys()].some((name) => !then.some((each) => each.name === name));
  const { rows } = await sql`
    select from users union all select from accounts limit 1`.execute(database);
  if (rows.length === 0 && !isNewer) return;
  throw new DatabaseNotEmpty(
    'The database is not empty, and nothing was changed: restore into a new one ' +
      '(DATA_DIR or DATABASE_URL names it).',
  );
}

async function fill(
  transaction: Kysely<Schema>,
  lines: AsyncGenerator<BackupLine>,
): Promise<number> {
  const tables = await backedUpTables(transaction);
  const names = sql.join(tables.map(({ table }) => sql.table(table)));
  // The backup also contains the sums that triggers maintain.
  await sql`truncate ${names} cascade`.execute(transaction);
  for (const { table } of tables) await setTriggers(transaction, table, 'disable');
  const end = await writeRows(transaction, lines, tables);
  for (const [table, column, last] of end.ids) {
    if (last === 0) continue;
    await sql`select setval(pg_get_serial_sequence(${table}, ${column}), ${last})`.execute(
      transaction,
    );
  }
  for (const { table } of tables) await setTriggers(transaction, table, 'enable');
  return end.rows;
}

/** @throws BackupUnusable for an unknown table, or fewer rows than the last line says */
async function writeRows(
  transaction: Kysely<Schema>,
  lines: AsyncGenerator<BackupLine>,
  tables: readonly BackupTable[],
): Promise<BackupEnd> {
  let table: BackupTable | undefined;
  let waiting: BackupRow[] = [];
  let written = 0;
  const write = async () => {
    if (table && waiting.length > 0) await insertRows(transaction, table, waiting);
    written += waiting.length;
    waiting = [];
  };
  for await (const line of lines) {
    if ('length' in line) {
      waiting.push(line);
      if (waiting.length === batch) await write();
    } else if ('table' in line) {
      await write();
      table = tables.find((each) => isDeepStrictEqual(each, line));
      if (!table)
        throw new BackupUnusable(
          `The backup has a table ${line.table} that is unknown here: it is damaged, or of another portal.`,
        );
    } else if ('ids' in line) {
      await write();
      if (line.rows === written) return line;
    }
  }
  throw new BackupUnusable(`The backup is not whole: only ${written} of its rows are there.`);
}

async function insertRows(
  transaction: Kysely<Schema>,
  { table, columns }: BackupTable,
  rows: readonly BackupRow[],
): Promise<void> {
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const typed = columns.map(([, type], index) => sql`(r ->> ${sql.lit(index)})::${sql.raw(type)}`);
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${sql.join(typed)} from json_array_elements(${JSON.stringify(rows)}::json) r`.execute(
    transaction,
  );
}

const setTriggers = (transaction: Kysely<Schema>, table: string, to: 'enable' | 'disable') =>
  sql`alter table ${sql.table(table)} ${sql.raw(to)} trigger user`.execute(transaction);
