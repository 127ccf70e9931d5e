import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';

export interface PageRequest {
  readonly page_number: number;
  readonly page_size: number;
}

/** A list as SQL. */
export interface ListQuery {
  /** What is read of each row. */
  readonly columns: RawBuilder<unknown>;
  /** `from` and `where`: every row of the list. */
  readonly rows: RawBuilder<unknown>;
  /** Ends in what no two rows share, or pages would repeat and skip rows. */
  readonly order: RawBuilder<unknown>;
}

export interface Page<Row> extends PageRequest {
  readonly rows: Row[];
  /** Rows on all pages together. */
  readonly total_items: number;
}

/** A page of a list, and how many rows it has in all. */
export async function readPage<Row>(
  db: Kysely<Schema>,
  { columns, rows, order }: ListQuery,
  { page_number, page_size }: PageRequest,
): Promise<Page<Row>> {
  const page = await sql<Row>`
    select ${columns} ${rows} order by ${order}
    limit ${page_size} offset ${(page_number - 1) * page_size}`.execute(db);
  const counted = await sql<{ count: number }>`select count(*) as count ${rows}`.execute(db);
  return { rows: page.rows, page_number, page_size, total_items: counted.rows[0]?.count ?? 0 };
}

/**
 * The order of a list by one of its columns; rows without a value come last, and rows that are alike
 * stand in an order that stays.
 *
 * @param by the columns of the sort that is asked for; `isDown` turns them
 * @param last what decides between rows that are alike
 */
export function orderBy(
  by: readonly RawBuilder<unknown>[],
  { isDown, last }: { isDown: boolean; last: RawBuilder<unknown> },
): RawBuilder<unknown> {
  const direction = isDown ? sql`desc` : sql`asc`;
  const sorted = by.map((column) => sql`${column} ${direction} nulls last`);
  return sql.join([...sorted, last]);
}
