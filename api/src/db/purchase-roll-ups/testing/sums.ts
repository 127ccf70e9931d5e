import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../schema/schema.ts';

/** The rows of a table of sums, by their key values separated by spaces. */
export type SumRows = Record<string, object>;

const keys = {
  purchase_days: ['account_id', 'day', 'call_type', 'unit_location'],
  fleet_purchase_days: ['fleet_type', 'day', 'call_type', 'unit_location'],
  product_months: ['account_id', 'month', 'product_id'],
  fleet_product_days: ['fleet_type', 'product_id', 'day', 'kind'],
} as const;

/** Every row of the four tables. */
export type Sums = Record<keyof typeof keys, SumRows>;

export const noSums = (): Sums => ({
  purchase_days: {},
  fleet_purchase_days: {},
  product_months: {},
  fleet_product_days: {},
});

/** Reads the stored roll-ups. */
export async function storedSums(db: Kysely<Schema>): Promise<Sums> {
  const sums = noSums();
  for (const table of tablesOf(sums)) sums[table] = await readSums(db, table, keys[table]);
  return sums;
}

const tablesOf = (sums: Sums) => Object.keys(sums) as (keyof Sums)[];

/** Reads all rows of one table of sums. */
export async function readSums(
  db: Kysely<Schema>,
  table: string,
  keyColumns: readonly string[],
): Promise<SumRows> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
    db,
  );
  return Object.fromEntries(
    rows.map((row) => [
      keyColumns.map((column) => row[column]).join(' '),
      Object.fromEntries(Object.entries(row).filter(([column]) => !keyColumns.includes(column))),
    ]),
  );
}

/** Adds to one row of sums, rounded to the cent, since tenths are not exact in binary. */
export function addToSums(rows: SumRows, key: string, values: Record<string, number>): void {
  const before: Record<string, number> = { ...rows[key] };
  const added = Object.entries(values).map(([name, value]) => [
    name,
    Math.round(((before[name] ?? 0) + value) * 100) / 100,
  ]);
  rows[key] = Object.fromEntries(added);
}
