import { type Kysely, sql } from 'kysely';
import { readMigrations, recordedMigrations } from '../db/migrate.ts';
import type { Schema } from '../db/schema/schema.ts';

export interface DatabaseCheckResult {
  readonly tables: number;
  readonly rows: number;
  /** The problems, one sentence each. */
  readonly problems: readonly string[];
}

/**
 * Checks that a database is intact: its migrations belong to this portal, every value of every row
 * is readable, every foreign key refers to a row, no id will be issued twice, and every index is
 * valid.
 */
export async function checkDatabase(database: Kysely<Schema>): Promise<DatabaseCheckResult> {
  const problems = await migrationProblems(database);
  const { rows: tables } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`.execute(
    database,
  );
  let count = 0;
  for (const { name } of tables) {
    try {
      // Cast to text, so that each value is read completely.
      const { rows } = await sql<{ rows: number }>`
        select count(md5(t::text)) as rows from ${sql.table(name)} t`.execute(database);
      count += rows[0]?.rows ?? 0;
    } catch (error) {
      problems.push(`The table ${name} cannot be read: ${messageOf(error)}.`);
    }
  }
  for (const look of [orphans, sequenceProblems, uselessIndexes]) {
    try {
      problems.push(...(await look(database)));
    } catch (error) {
      problems.push(`A check could not be made: ${messageOf(error)}.`);
    }
  }
  return { tables: tables.length, rows: count, problems };
}

async function migrationProblems(database: Kysely<Schema>): Promise<string[]> {
  const recorded = await recordedMigrations(database);
  const known = await readMigrations();
  const missing = known.filter(({ name }) => !recorded.has(name));
  const other = [...recorded].filter(
    ([name, hash]) => !known.some((each) => each.name === name && each.hash === hash),
  );
  return [
    ...missing.map(({ name }) => `The migration ${name} was not applied; the next start does it.`),
    ...other.map(([name]) => `The migration ${name} is not one of this portal.`),
  ];
}

async function orphans(database: Kysely<Schema>): Promise<string[]> {
  const { rows: keys } = await sql<{
    name: string;
    source: string;
    target: string;
    pairs: [string, string][];
  }>`
    select k.conname as name, k.conrelid::regclass::text as source,
      k.confrelid::regclass::text as target,
      (select json_agg(json_build_array(s.attname, t.attname))
       from unnest(k.conkey, k.confkey) as c (own, other)
       join pg_attribute s on s.attrelid = k.conrelid and s.attnum = c.own
       join pg_attribute t on t.attrelid = k.confrelid and t.attnum = c.other) as pairs
    from pg_constraint k
    where k.contype = 'f' and k.connamespace = current_schema()::regnamespace`.execute(database);
  const problems: string[] = [];
  for (const { name, source, target, pairs } of keys) {
    const each = (make: (own: string, other: string) => ReturnType<typeof sql>) =>
      sql.join(
        pairs.map(([own, other]) => make(own, other)),
        sql` and `,
      );
    const { rows } = await sql<{ rows: number }>`
      select count(*) as rows from ${sql.table(source)} s
      where ${each((own) => sql`s.${sql.ref(own)} is not null`)} and not exists (
        select from ${sql.table(target)} t
        where ${each((own, other) => sql`t.${sql.ref(other)} = s.${sql.ref(own)}`)}
      )`.execute(database);
    const found = rows[0]?.rows ?? 0;
    if (found > 0) problems.push(`${found} rows of ${source} name nothing in ${target} (${name}).`);
  }
  return problems;
}

async function sequenceProblems(database: Kysely<Schema>): Promise<string[]> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select attrelid::regclass::text as table, attname as column from pg_attribute
    join pg_class c on c.oid = attrelid
    where attidentity <> '' and c.relnamespace = current_schema()::regnamespace`.execute(database);
  const problems: string[] = [];
  for (const { table, column } of columns) {
    const { rows } = await sql`
      select from ${sql.table(table)} having max(${sql.ref(column)}) > coalesce(
        pg_sequence_last_value(pg_get_serial_sequence(${table}, ${column})::regclass), 0
      )`.execute(database);
    if (rows.length > 0) problems.push(`${table} would give out an ${column} that is taken.`);
  }
  return problems;
}

async function uselessIndexes(database: Kysely<Schema>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index where not indisvalid`.execute(database);
  return rows.map(({ name }) => `The index ${name} is not valid.`);
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
