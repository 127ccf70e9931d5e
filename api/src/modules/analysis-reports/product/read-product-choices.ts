import type { ProductScope } from '@portal/contract/analysis-reports';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { productCells } from './product-cells.ts';
import type { ProductFilter } from './product-fields.ts';
import type { DatedSelection } from './product-selection.ts';

/** Most values offered for a field. */
const mostChoices = 1000;

const offered = {
  tire_types: sql`case when is_retread then 'retread' else 'new' end`,
  brands: sql`brand`,
  product_lines: sql`product_line`,
  tire_sizes: sql`tire_size`,
} as const satisfies Partial<Record<ProductFilter, unknown>>;

interface Choice {
  readonly value: string;
  readonly tires: number;
}

/** Reads the values for a filter while the others stay, with the number of tires for each. */
export async function readProductChoices(
  db: Kysely<Schema>,
  filter: keyof typeof offered,
  scope: DatedSelection<ProductScope>,
): Promise<Choice[]> {
  const value = offered[filter];
  const { rows } = await sql<Choice>`
    select ${value} as value, sum(tires)::int as tires
    from ${productCells(scope, filter)} cells
    group by ${value} order by ${value} collate natural_order limit ${mostChoices}`.execute(db);
  return rows;
}
