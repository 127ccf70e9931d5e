import {
  namesInKey,
  type ProductGrouping,
  type ProductNames,
  type ProductScope,
  productFields,
} from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';

// Aliases in the queries: `n` the row with a product, `p` the product.

const unknown = sql.lit(unknownName);

/** The fields that distinguish tires. */
export const productNames: Readonly<Record<keyof ProductNames, RawBuilder<unknown>>> = {
  brand: sql`coalesce(p.brand, ${unknown})`,
  product_line: sql`coalesce(p.line, ${unknown})`,
  tire_size: sql`coalesce(p.size, ${unknown})`,
  wheel_position: sql`n.role`,
};

export const tireType = sql`case when n.is_retread then 'retread' else 'new' end`;

type Filter = 'tire_types' | 'brands' | 'product_lines' | 'tire_sizes' | 'wheel_positions';

/** The field that each filter narrows. */
const productFilters: Readonly<Record<Filter, RawBuilder<unknown>>> = {
  tire_types: tireType,
  brands: productNames.brand,
  product_lines: productNames.product_line,
  tire_sizes: productNames.tire_size,
  wheel_positions: productNames.wheel_position,
};
export type ProductFilter = Filter;
const filterNames = Object.keys(productFilters) as Filter[];

/**
 * Returns the condition for all filters.
 *
 * @param except a filter to ignore
 */
export const filterCondition = (
  scope: Pick<ProductScope, Filter>,
  except?: Filter,
): RawBuilder<unknown> => {
  const conditions = filterNames.flatMap((name) => {
    const values = scope[name] ?? [];
    return values.length > 0 && name !== except
      ? [sql`${productFilters[name]} = any (${[...values]}::text[])`]
      : [];
  });
  return sql.join([sql`true`, ...conditions], sql` and `);
};

/** Whether a tire belongs to the group with this key. */
export function isOfGroup(grouping: ProductGrouping, key: string): RawBuilder<unknown> {
  const fields = productFields(grouping);
  const names = namesInKey(key);
  if (names.length !== fields.length) return sql`false`;
  return sql.join(
    fields.map((field, place) => sql`${productNames[field]} = ${names[place]}`),
    sql` and `,
  );
}
