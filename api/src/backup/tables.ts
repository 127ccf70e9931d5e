import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { BackupEnd, BackupTable } from './backup-file.ts';

/**
 * The tables that a backup omits: the record of migrations, which is in the head, and tables filled
 * by migrations; and what must not be revived: sessions, codes, links, counters, signing keys,
 * survey presence, and exports, whose files are not in the database.
 */
const leftOut = [
  'schema_migrations',
  'axle_configurations',
  'axles',
  'wheel_positions',
  'sessions',
  'sign_in_codes',
  'sign_in_attempts',
  'sign_in_networks',
  'write_probes',
  'rate_limits',
  'password_links',
  'signing_keys',
  'generated_reports',
  'survey_presence',
];

/** The tables in a backup, each after those that its foreign keys refer to. */
export async function backedUpTables(database: Kysely<Schema>): Promise<BackupTable[]> {
  const { rows } = await sql<BackupTable>`
    select c.relname as table, json_agg(
      json_build_array(a.attname, format_type(a.atttypid, a.atttypmod)) order by a.attnum
    ) as columns
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and a.attgenerated = '' and c.relname <> all (${leftOut})
    group by c.relname
    order by c.relname collate "C"`.execute(database);
  return sortByReferences(rows, await references(database));
}

/** The other tables that each table's foreign keys refer to. */
async function references(database: Kysely<Schema>): Promise<ReadonlyMap<string, string[]>> {
  const { rows } = await sql<{ from: string; to: string[] }>`
    select source.relname as from, array_agg(distinct target.relname::text) as to
    from pg_constraint k
    join pg_class source on source.oid = k.conrelid
    join pg_class target on target.oid = k.confrelid
    where k.contype = 'f' and source.relnamespace = current_schema()::regnamespace
      and source.oid <> target.oid
    group by source.relname`.execute(database);
  return new Map(rows.map(({ from, to }) => [from, to]));
}

function sortByReferences(
  tables: readonly BackupTable[],
  named: ReadonlyMap<string, string[]>,
): BackupTable[] {
  const ordered = new Set<BackupTable>();
  const add = (each: BackupTable, above: readonly string[]) => {
    if (above.includes(each.table)) {
      throw new Error(`Foreign keys go in a circle: ${[...above, each.table].join(', ')}.`);
    }
    for (const other of tables) {
      if (named.get(each.table)?.includes(other.table)) add(other, [...above, each.table]);
    }
    ordered.add(each);
  };
  for (const each of tables) add(each, []);
  return [...ordered];
}

/** The last id that each table in the backup has issued, even if its row was deleted. */
export async function lastIds(database: Kysely<Schema>): Promise<BackupEnd['ids']> {
  const { rows } = await sql<{ table: string; column: string; last: number }>`
    select c.relname as table, a.attname as column, coalesce(pg_sequence_last_value(s.oid), 0) as last
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attidentity <> ''
    join pg_class s on s.oid = pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
      and c.relname <> all (${leftOut})
    order by c.relname collate "C"`.execute(database);
  return rows.map(({ table, column, last }) => [table, column, last]);
}
