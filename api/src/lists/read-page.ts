import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

export interface PageRequest {
  readonly page_number: number;
  readonly page_size: number;
}

/** A list as parts of an SQL query. */
export interface ListQuery {
  /** The columns to read for each row. */
  readonly columns: RawBuilder<unknown>;
  /** `from` and `where`: every row of the list. */
  readonly rows: RawBuilder<unknown>;
  /** Must end in a unique expression, or pages would repeat and skip rows. */
  readonly order: RawBuilder<unknown>;
  /**
   * A unique expression. With it, the rows of a page are found first, and further columns are read
   * only for these: for lists that join many tables.
   */
  readonly key?: RawBuilder<unknown>;
  /**
   * Set if rows are only known once all are computed: a single query then reads a page and counts
   * them.
   */
  readonly isComputed?: true;
}

export interface Page<Row> extends PageRequest {
  readonly rows: Row[];
  /** Number of rows on all pages. */
  readonly total_items: number;
}

/** Reads a page of a list, and counts all its rows. */
export async function readPage<Row>(
  db: Kysely<Schema>,
  { columns, rows, order, key, isComputed }: ListQuery,
  { page_number, page_size }: PageRequest,
): Promise<Page<Row>> {
  // A page after the last one has no row to read the count from.
  const countOf = async (told: number | undefined) =>
    told ?? (page_number === 1 ? 0 : await countRows(db, rows));
  const range = sql`limit ${page_size} offset ${(page_number - 1) * page_size}`;
  if (isComputed) {
    const page = await sql<Row & { readonly all_rows: number }>`
      select ${columns}, count(*) over () as all_rows ${rows} order by ${order} ${range}`.execute(
      db,
    );
    const [first] = page.rows;
    return {
      rows: page.rows.map(({ all_rows, ...row }) => row as unknown as Row),
      page_number,
      page_size,
      total_items: await countOf(first?.all_rows),
    };
  }
  if (!key) {
    const page = await sql<Row>`select ${columns} ${rows} order by ${order} ${range}`.execute(db);
    return { rows: page.rows, page_number, page_size, total_items: await countRows(db, rows) };
  }
  const found = await sql<KeyRow>`
    select ${key} as key, count(*) over () as count ${rows} order by ${order} ${range}`.execute(db);
  const [first] = found.rows;
  const total_items = await countOf(first?.count);
  const keys = found.rows.map((row) => row.key);
  const page = await sql<Row>`
    select ${columns} ${rows} and ${key} = any(${keys})
    order by array_position(${keys}, ${key})`.execute(db);
  return { rows: page.rows, page_number, page_size, total_items };
}

interface KeyRow {
  readonly key: number;
  readonly count: number;
}

async function countRows(db: Kysely<Schema>, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ count: number }>`select count(*) as count ${rows}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

/**
 * The order of a list by one of its sorts; rows without a value come last, and ties are broken
 * consistently.
 *
 * @param by the columns of the requested sort; `isDown` reverses them
 * @param last breaks ties between rows
 */
export function orderBy(
  by: readonly RawBuilder<unknown>[],
  { isDown, last }: { isDown: boolean; last: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const direction = isDown ? sql`desc` : sql`asc`;
  const sorted = by.map((column) => sql`${column} ${direction} nulls last`);
  return sql.join([...sorted, last]);
}
