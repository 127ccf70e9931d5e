import type { WearScope } from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { everyones } from '../../../scope/everyones.ts';

// Queries name the wear of a tire `w`, its unit `u`, axle `x` and product `p`.

const unknown = sql.lit(unknownName);

/** What tires are narrowed to and told apart by. */
export const wearFields = {
  brand: sql<string>`coalesce(p.brand, ${unknown})`,
  retread: sql<string>`case when w.is_retread then 'retread' else 'new' end`,
  product_line: sql<string>`coalesce(p.line, ${unknown})`,
  tire_size: sql<string>`coalesce(p.size, ${unknown})`,
  wheel_position: sql<string>`coalesce(x.role, 'unknown')`,
  axel_configuration: sql<string>`u.configuration`,
  load_range: sql<string>`coalesce(p.load_range, ${unknown})`,
  vocation: sql<string>`u.vocation`,
} as const;
export type WearField = keyof typeof wearFields;
export const wearFieldNames = Object.keys(wearFields) as WearField[];

const all = sql`true`;
const every = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? all : sql.join(conditions, sql` and `);

/** Each tire with its last reading in the range, which has an odometer where any of them has. */
const inRange = ({ date_from, date_to }: WearScope) =>
  every([
    date_from
      ? sql`w.read_on >= ${date_from} and (w.whole_before is null or w.whole_before < ${date_from})`
      : sql`w.whole_before is null`,
    date_to
      ? sql`w.read_on <= ${date_to} and (w.next_on is null or w.next_on > ${date_to})`
      : sql`w.next_on is null`,
  ]);

/**
 * `from` and `where` of the tires of accounts in a range, whether they count or not.
 *
 * @param joins more tables beside them
 */
export const wearsOf = (scope: WearScope, joins: RawBuilder<unknown> = sql``) => sql`
  from mount_wears w
  left join ${everyones('units')} u on u.id = w.unit_id
  left join axles x on x.configuration = u.configuration and x.axle_number = w.axle_number
  left join products p on p.id = w.product_id
  ${joins}
  where ${inRange(scope)}
    ${scope.account_ids.length > 0 ? sql`and w.account_id = any (${[...scope.account_ids]}::int[])` : sql``}`;

/**
 * What the filters leave.
 *
 * @param expressions where each field stands in the query
 * @param except the field whose own filter is left aside
 */
export const narrowedBy = (
  scope: WearScope,
  expressions: Readonly<Record<WearField, RawBuilder<unknown>>> = wearFields,
  except?: WearField,
) =>
  every(
    wearFieldNames.flatMap((field) => {
      const value = scope[field];
      return value && field !== except ? [sql`${expressions[field]} = ${value}`] : [];
    }),
  );

/** The same with what was searched for in brand, line and size. */
export const foundBy = (scope: WearScope) =>
  sql`${narrowedBy(scope)} and ${holdsKeyword((scope.keyword ?? '').trim(), [
    wearFields.brand,
    wearFields.product_line,
    wearFields.tire_size,
  ])}`;

/** Those of them whose wear counts. */
export const isCounted = sql`w.outcome = 'counted'`;
