import {
  namesInKey,
  type ProductGrouping,
  type ProductNames,
  type ProductScope,
  productFields,
} from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';

// Queries name what has a product `n`, and the product `p`.

const unknown = sql.lit(unknownName);

/** What tires are told apart by. */
export const productNames: Readonly<Record<keyof ProductNames, RawBuilder<unknown>>> = {
  brand: sql`coalesce(p.brand, ${unknown})`,
  product_line: sql`coalesce(p.line, ${unknown})`,
  tire_size: sql`coalesce(p.size, ${unknown})`,
  wheel_position: sql`n.role`,
};

export const tireType = sql`case when n.is_retread then 'retread' else 'new' end`;

type Filter = 'tire_types' | 'brands' | 'product_lines' | 'tire_sizes' | 'wheel_positions';

/** What each filter of a selection narrows. */
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
 * What the filters leave.
 *
 * @param except whose own values are left aside
 */
export const narrowedBy = (
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

/** Whether a tire is of one group of a grouping, by its key. */
export function isOfGroup(grouping: ProductGrouping, key: string): RawBuilder<unknown> {
  const fields = productFields(grouping);
  const names = namesInKey(key);
  if (names.length !== fields.length) return sql`false`;
  return sql.join(
    fields.map((field, place) => sql`${productNames[field]} = ${names[place]}`),
    sql` and `,
  );
}
