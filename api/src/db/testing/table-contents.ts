import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** The content of a table. */
interface TableContent {
  readonly rows: number;
  /** Equal for equal rows. */
  readonly hash: string;
}

/**
 * Excluded: sessions and limits change with every call, and a signing key is created when first
 * needed.
 */
const leftOut = ['sessions', 'rate_limits', 'signing_keys'];

/** Reads the content of every table, for checks like "nothing was written" and "one row". */
export async function tableContents(
  db: Kysely<Schema>,
): Promise<ReadonlyMap<string, TableContent>> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const contents = tables
    .filter(({ name }) => !leftOut.includes(name))
    .map(
      ({ name }) => sql`
        select ${name} as name, count(*)::int as rows,
          md5(coalesce(string_agg(t::text, ';' order by t::text), '')) as hash
        from ${sql.table(name)} t`,
    );
  const { rows } = await sql<TableContent & { name: string }>`${sql.join(
    contents,
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map(({ name, ...content }) => [name, content]));
}

/** The number of rows added to each table, without tables that have as many as before. */
export function addedRows(
  before: ReadonlyMap<string, TableContent>,
  after: ReadonlyMap<string, TableContent>,
): Readonly<Record<string, number>> {
  const added = [...after].map(
    ([name, { rows }]) => [name, rows - (before.get(name)?.rows ?? 0)] as const,
  );
  return Object.fromEntries(added.filter(([, count]) => count !== 0));
}
