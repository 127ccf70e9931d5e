import type { WearScope } from '@portal/contract/analysis-reports';
import { unknownName } from '@portal/contract/reports';
import { type RawBuilder, sql } from 'kysely';
import { holdsKeyword } from '../../../db/holds-keyword.ts';
import { unguardedTable } from '../../../scope/unguarded-table.ts';

// Aliases in the queries: `w` the wear of a tire, `u` its unit, `x` its axle, `p` its product.

const unknown = sql.lit(unknownName);

/** The fields by which tires are filtered and distinguished. */
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

/** Selects each tire's last reading in the range; one with an odometer if any reading has one. */
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
 * `from` and `where` for the tires of accounts in a range, whether they count or not.
 *
 * @param joins further tables to join
 */
export const wearsOf = (scope: WearScope, joins: RawBuilder<unknown> = sql``) => sql`
  from mount_wears w
  left join ${unguardedTable('units')} u on u.id = w.unit_id
  left join axles x on x.configuration = u.configuration and x.axle_number = w.axle_number
  left join products p on p.id = w.product_id
  ${joins}
  where ${inRange(scope)}
    ${scope.account_ids.length > 0 ? sql`and w.account_id = any (${[...scope.account_ids]}::int[])` : sql``}`;

/**
 * Returns the condition for all filters.
 *
 * @param expressions each field's expression in the query
 * @param except the field whose own filter is ignored
 */
export const filterCondition = (
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

/** Like {@link filterCondition}, plus the keyword in brand, line and size. */
export const searchCondition = (scope: WearScope) =>
  sql`${filterCondition(scope)} and ${holdsKeyword((scope.keyword ?? '').trim(), [
    wearFields.brand,
    wearFields.product_line,
    wearFields.tire_size,
  ])}`;

/** Whether the wear of a tire counts. */
export const isCounted = sql`w.outcome = 'counted'`;
