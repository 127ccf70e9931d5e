import { type Kysely, sql } from 'kysely';
import type { Schema } from '../schema/schema.ts';

/** Rows per statement: more gain nothing and cost memory. */
const batch = 4000;

/**
 * Inserts many rows: each batch is sent as one JSON parameter and parsed by the table's row type,
 * which is several times faster than a parameter per value. All rows must have the same columns.
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

/** Advances a table's id sequence past ids that were set explicitly. */
export async function continueIds(database: Kysely<Schema>, table: keyof Schema): Promise<void> {
  await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1))
    from ${sql.table(table)}`.execute(database);
}
