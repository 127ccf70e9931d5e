import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Rows in one statement: more gain nothing and cost memory. */
const batch = 4000;

/**
 * Inserts many rows: each batch travels as one JSON parameter and is read by the table's own row
 * type, which is several times faster than a parameter a value. All rows have the same columns.
 */
export async function insertAll(
  database: Kysely<Schema>,
  table: keyof Schema,
  rows: readonly object[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = sql.join(Object.keys(first).map((column) => sql.ref(column)));
  for (let start = 0; start < rows.length; start += batch) {
    const json = JSON.stringify(rows.slice(start, start + batch));
    await sql`insert into ${sql.table(table)} (${columns})
      select ${columns} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`.execute(
      database,
    );
  }
}

/** Lets a table's ids go on after those that were given by hand. */
export async function continueIds(database: Kysely<Schema>, table: keyof Schema): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1))
    from ${sql.table(table)}`.execute(database);
}
