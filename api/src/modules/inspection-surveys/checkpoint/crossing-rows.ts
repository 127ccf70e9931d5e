import type { CrossingRow } from '@portal/contract/inspection-surveys';
import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';

// Queries alias crossings as `c`, their survey as `s`, its only inspection as `i`, its location as
// `l` and account as `a`. A user who sees a crossing sees all of these, and everything in it.

export const crossingTables = sql`
  from crossings c
  join ${unguardedTable('surveys')} s on s.id = c.survey_id
  join ${unguardedTable('unit_inspections')} i on i.survey_id = c.survey_id
  join ${unguardedTable('locations')} l on l.id = s.location_id
  join ${unguardedTable('accounts')} a on a.id = c.account_id`;

/** The columns that identify a crossing on the wire. */
export const crossingNames = sql`
  c.survey_id, i.unit_id, i.unit_number, ${fleetName} as fleet_name, ${locationName} as fleet_location,
  c.local_date as unit_date, to_char(c.local_time, 'HH24:MI') as unit_time, c.license_number`;

/** Counts findings by severity and check, under names of the wire such as `critical_pressure`. */
const countsByCheck = sql`(
  select json_object_agg(counted.name, counted.findings) from (
    select f.severity || '_' || f.check_name as name, count(*) as findings
    from ${unguardedTable('findings')} f where f.inspection_id = i.id group by 1
  ) counted)`;

export const crossingColumns = sql`
  ${crossingNames}, c.expected_tires as total_tires, i.tires_read as total_tires_read_count,
  i.warnings as warning_exceptions, i.criticals as critical_exceptions, ${countsByCheck} as counts`;

const countNames = [
  'critical_pressure',
  'critical_tread_depth',
  'critical_tread_mismatch_axle',
  'critical_tread_mismatch_duals',
  'warning_pressure',
  'warning_tread_depth',
  'warning_tread_mismatch_axle',
  'warning_tread_mismatch_duals',
] as const;
type CountName = (typeof countNames)[number];

/** Counts the findings of a severity and a check. */
const countOf = (name: CountName) => {
  const [severity] = name.split('_', 1);
  return [
    sql`(select count(*) from ${unguardedTable('findings')} f where f.inspection_id = i.id
      and f.severity = ${severity} and f.check_name = ${name.slice(`${severity}_`.length)})`,
  ];
};

/** The sort expressions for each count. */
export const countSorts = Object.fromEntries(
  countNames.map((name) => [name, countOf(name)]),
) as unknown as Readonly<Record<CountName, readonly RawBuilder<unknown>[]>>;

/** A row as the query returns it; its counts omit checks without findings. */
export type StoredCrossing = Omit<CrossingRow, CountName> & {
  readonly counts: Partial<Record<CountName, number>> | null;
};

const none = Object.fromEntries(countNames.map((name) => [name, 0])) as Record<CountName, number>;

export const crossingRowOf = ({ counts, ...row }: StoredCrossing): CrossingRow => ({
  ...row,
  ...none,
  ...counts,
});
