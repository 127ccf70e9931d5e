import { type RawBuilder, sql } from 'kysely';
import { everyones } from '../../../scope/everyones.ts';
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
 * Inspections, with what was counted then, as a query. Those who see an inspection see all that stands beside it.
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
  join ${everyones('unit_inspections')} k on k.id = latest.id
  join ${everyones('units')} u on u.id = k.unit_id
  join ${everyones('locations')} l on l.id = latest.location_id
  join ${everyones('surveys')} s on s.id = k.survey_id
  left join dealers d on d.id = s.dealer_id
  where ${sql.join(conditions, sql` and `)}`;

/** Each unit of a selection as it was inspected last. */
export const inspectedUnits = (scope: ConditionScope): RawBuilder<unknown> =>
  countedUnits(latestInspections(scope), conditionsOf(scope));

/** The inspections that a kept report was made of, and that its user still sees. */
export const keptUnits = (reportId: number): RawBuilder<unknown> =>
  countedUnits(
    sql`
      select i.id, s.location_id from unit_inspections i
      join ${everyones('surveys')} s on s.id = i.survey_id
      where i.id in (
        select unnest(inspection_ids) from ${everyones('kept_reports')} where id = ${reportId})`,
    [sql`true`],
  );
