import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../schema/schema.ts';

const tables = [
  'purchase_days',
  'fleet_purchase_days',
  'product_months',
  'fleet_product_days',
] as const;

/** Every row of the four tables: its key, told apart by spaces, and its sums. */
export type Sums = Record<(typeof tables)[number], Record<string, object>>;

const keys: Record<(typeof tables)[number], readonly string[]> = {
  purchase_days: ['account_id', 'day', 'call_type', 'unit_location'],
  fleet_purchase_days: ['fleet_type', 'day', 'call_type', 'unit_location'],
  product_months: ['account_id', 'month', 'product_id'],
  fleet_product_days: ['fleet_type', 'product_id', 'day', 'kind'],
};

export const noSums = (): Sums => ({
  purchase_days: {},
  fleet_purchase_days: {},
  product_months: {},
  fleet_product_days: {},
});

/** What the roll-ups hold. */
export async function storedSums(db: Kysely<Schema>): Promise<Sums> {
  const sums = noSums();
  for (const table of tables) {
    const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(
      db,
    );
    for (const row of rows) {
      const isKey = ([column]: [string, unknown]) => keys[table].includes(column);
      const values = Object.entries(row).filter((entry) => !isKey(entry));
      sums[table][keys[table].map((key) => row[key]).join(' ')] = Object.fromEntries(values);
    }
  }
  return sums;
}
