import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Schema } from './schema/schema.ts';

/**
 * Reads many rows as one value, a list for each column: as separate rows they take the driver four
 * times as long. A day is returned as YYYY-MM-DD, an instant as text.
 *
 * @param columns the expression of each field
 * @param rows `from` and `where`; a sorted subquery keeps its order
 */
export async function readColumns<Row extends object>(
  db: Kysely<Schema>,
  columns: { readonly [Field in keyof Row]-?: RawBuilder<unknown> },
  rows: RawBuilder<unknown>,
): Promise<Row[]> {
  const fields = Object.keys(columns) as (keyof Row)[];
  const lists = fields.map((field) => sql`json_agg(${columns[field]})`);
  const answer = await sql<{ lists: (Row[keyof Row][] | null)[] }>`
    select json_build_array(${sql.join(lists)}) as lists ${rows}`.execute(db);
  const values = answer.rows[0]?.lists ?? [];
  const read = Array.from(values[0] ?? [], (): Partial<Row> => ({}));
  // Column by column, so that all rows have the same shape for the JavaScript engine.
  fields.forEach((field, at) => {
    const column = values[at] ?? [];
    read.forEach((row, index) => {
      row[field] = column[index];
    });
  });
  return read as Row[];
}
