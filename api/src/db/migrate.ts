import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Kysely, sql } from 'kysely';
import { DatabaseNotOpened } from './database-not-opened.ts';
import type { Schema } from './schema/schema.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

const folder = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Key of the lock for migrating; arbitrary, but the same in every process. */
const migrationLock = 7_015_226;

export interface Migration {
  readonly name: string;
  readonly hash: string;
  readonly text: string;
}

/** Reads the migrations that this build knows, in order. */
export async function readMigrations(): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, new URL('./migrations/', import.meta.url)), 'utf8');
      return { name, text, hash: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

/**
 * Migrates the database to this build's schema: each missing migration in its own transaction,
 * recorded with it. Two processes that start at once take turns.
 *
 * @returns the names of the migrations applied now
 * @throws DatabaseNotOpened when an applied migration was changed since or is unknown to this
 * build, or one fails, for example in a database with other content
 */
export async function migrate(
  database: Kysely<Schema>,
  migrations?: readonly Migration[],
): Promise<string[]> {
  const known = migrations ?? (await readMigrations());
  return withoutStatementTimeout(database, async (connection) => {
    await sql`select pg_advisory_lock(${migrationLock})`.execute(connection);
    try {
      const recorded = await recordedMigrations(connection);
      refuseDrift(known, recorded);
      const missing = known.filter(({ name }) => !recorded.has(name));
      for (const migration of missing) await apply(connection, migration);
      return missing.map(({ name }) => name);
    } finally {
      await sql`select pg_advisory_unlock(${migrationLock})`.execute(connection);
    }
  });
}

/** Reads the applied migrations of a database: the hash of each by name. */
export async function recordedMigrations(connection: Kysely<Schema>): Promise<Map<string, string>> {
  await sql`create table if not exists schema_migrations (
    name text collate "C" primary key,
    hash text not null,
    applied_at timestamptz not null default now()
  )`.execute(connection);
  const { rows } = await sql<{ name: string; hash: string }>`
    select name, hash from schema_migrations`.execute(connection);
  return new Map(rows.map(({ name, hash }) => [name, hash]));
}

function refuseDrift(known: readonly Migration[], recorded: ReadonlyMap<string, string>): void {
  const hashes = new Map(known.map(({ name, hash }) => [name, hash]));
  for (const [name, hash] of recorded) {
    if (!hashes.has(name)) {
      throw new DatabaseNotOpened(
        `The database was migrated by a newer portal: ${name} is unknown to this one.`,
      );
    }
    if (hashes.get(name) !== hash) {
      throw new DatabaseNotOpened(`The migration ${name} was changed after it had been applied.`);
    }
  }
}

async function apply(connection: Kysely<Schema>, { name, text, hash }: Migration): Promise<void> {
  await sql`begin`.execute(connection);
  try {
    await sql.raw(text).execute(connection);
    await sql`insert into schema_migrations (name, hash) values (${name}, ${hash})`.execute(
      connection,
    );
    await sql`commit`.execute(connection);
  } catch (error) {
    await sql`rollback`.execute(connection);
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseNotOpened(
      `The migration ${name} failed, and nothing of it was applied: ${reason}. ` +
        'The database must be empty, or one of this portal.',
      { cause: error },
    );
  }
}
