import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { latestInspections } from '../latest-inspections.ts';
import type { ConditionScope } from './condition-selection.ts';

const isAmong = (column: RawBuilder<unknown>, values: readonly string[] | undefined) =>
  values && values.length > 0 ? [sql`${column} = any (${[...values]}::text[])`] : [];

function conditionsOf(scope: ConditionScope): RawBuilder<unknown>[] {
  const { country, state, nonsig, unit_types, vocations } = scope;
  return [
    sql`true`,
    ...isAmong(sql`u.type`, unit_types),
    ...isAmong(sql`u.vocation`, vocations),
    ...(country ? [sql`l.country = ${country}`] : []),
    ...(state ? [sql`l.state = ${state}`] : []),
    ...(nonsig ? [sql`d.nonsig = ${nonsig}`] : []),
  ];
}

/**
 * A query of inspections with their counts. Users who see an inspection see the rows joined to it.
 *
 * @param inspections a query of their `id` and `location_id`
 */
const countedUnits = (
  inspections: RawBuilder<unknown>,
  conditions: readonly RawBuilder<unknown>[],
): RawBuilder<unknown> => sql`
  select k.id, k.account_id, latest.location_id, k.survey_id, k.unit_id, k.unit_number, k.inspected_on,
    k.configuration, k.lifted_axles, k.tires_expected, k.tires_read, k.warnings, k.criticals,
    k.flagged_wear, k.flagged_valves, u.type, u.vocation, u.owner_id
  from (${inspections}) latest
  join ${unguardedTable('unit_inspections')} k on k.id = latest.id
  join ${unguardedTable('units')} u on u.id = k.unit_id
  join ${unguardedTable('locations')} l on l.id = latest.location_id
  join ${unguardedTable('surveys')} s on s.id = k.survey_id
  left join dealers d on d.id = s.dealer_id
  where ${sql.join(conditions, sql` and `)}`;

/** The latest inspection of each unit in a selection. */
export const inspectedUnits = (scope: ConditionScope): RawBuilder<unknown> =>
  countedUnits(latestInspections(scope), conditionsOf(scope));

/** The inspections behind a saved copy, as far as its user still sees them. */
export const savedCopyUnits = (reportId: number): RawBuilder<unknown> =>
  countedUnits(
    sql`
      select i.id, s.location_id from unit_inspections i
      join ${unguardedTable('surveys')} s on s.id = i.survey_id
      where i.id in (
        select unnest(inspection_ids) from ${unguardedTable('kept_reports')} where id = ${reportId})`,
    [sql`true`],
  );
