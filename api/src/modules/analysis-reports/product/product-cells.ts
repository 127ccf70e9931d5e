import type { ProductScope } from '@portal/contract/analysis-reports';
import { type RawBuilder, sql } from 'kysely';
import { inspectedTires } from './inspected-tires.ts';
import { filterCondition, type ProductFilter, productNames } from './product-fields.ts';
import type { DatedSelection } from './product-selection.ts';

/** Sums over tires: mm, shares of the target, days. */
const sums = sql`
  count(*) as tires,
  count(tread_mm) as tread_read, sum(tread_mm) as tread,
  count(deviation) as pressure_read, sum(deviation) as deviation,
  count(*) filter (where is_underinflated) as underinflated,
  count(*) filter (where is_irregular) as irregular,
  count(age_days) as tin_valid, sum(age_days) as age,
  count(*) filter (where product_id is null) as no_product`;

/**
 * A table for `from`: sums over the tires of a selection by product, kind and position, which give
 * few rows, with their names.
 *
 * @param except a filter to ignore
 */
export const productCells = (
  scope: DatedSelection<ProductScope>,
  except?: ProductFilter,
): RawBuilder<unknown> => sql`(
  select n.*, ${sql.join(
    Object.entries(productNames).map(([field, name]) => sql`${name} as ${sql.ref(field)}`),
  )}
  from (
    select product_id, is_retread, role, ${sums}
    from ${inspectedTires(scope)} each_tire group by product_id, is_retread, role) n
  left join products p on p.id = n.product_id
  where ${filterCondition(scope, except)})`;
