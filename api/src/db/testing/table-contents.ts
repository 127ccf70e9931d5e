import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** What a table holds. */
interface TableContent {
  readonly rows: number;
  /** The same for the same rows. */
  readonly hash: string;
}

/** Sessions and limits count what is asked, whether it writes or not; a key is made when it is first needed. */
const leftOut = ['sessions', 'rate_limits', 'signing_keys'];

/** What every table holds, for "nothing was written" and "one row". */
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

/** How many rows more each table has, without those that have as many as before. */
export function addedRows(
  before: ReadonlyMap<string, TableContent>,
  after: ReadonlyMap<string, TableContent>,
): Readonly<Record<string, number>> {
  const added = [...after].map(
    ([name, { rows }]) => [name, rows - (before.get(name)?.rows ?? 0)] as const,
  );
  return Object.fromEntries(added.filter(([, count]) => count !== 0));
}
