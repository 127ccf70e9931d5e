import type { CrossingRow } from '@portal/contract/inspection-surveys';
import { type RawBuilder, sql } from 'kysely';
import { everyones } from '../../../scope/everyones.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';

// Queries name a crossing `c`, its survey `s`, its one inspection `i`, its location `l` and account `a`. Those who
// see a crossing see all of these, and all that it holds.

export const crossingTables = sql`
  from crossings c
  join ${everyones('surveys')} s on s.id = c.survey_id
  join ${everyones('unit_inspections')} i on i.survey_id = c.survey_id
  join ${everyones('locations')} l on l.id = s.location_id
  join ${everyones('accounts')} a on a.id = c.account_id`;

/** What names a crossing on the wire. */
export const crossingNames = sql`
  c.survey_id, i.unit_id, i.unit_number, ${fleetName} as fleet_name, ${locationName} as fleet_location,
  c.local_date as unit_date, to_char(c.local_time, 'HH24:MI') as unit_time, c.license_number`;

/** By severity and check; the names of the wire, as in `critical_pressure`. */
const countsByCheck = sql`(
  select json_object_agg(counted.name, counted.findings) from (
    select f.severity || '_' || f.check_name as name, count(*) as findings
    from ${everyones('findings')} f where f.inspection_id = i.id group by 1
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

/** The findings of a severity and a check. */
const countOf = (name: CountName) => {
  const [severity] = name.split('_', 1);
  return [
    sql`(select count(*) from ${everyones('findings')} f where f.inspection_id = i.id
      and f.severity = ${severity} and f.check_name = ${name.slice(`${severity}_`.length)})`,
  ];
};

/** What a sort by each count goes by. */
export const countSorts = Object.fromEntries(
  countNames.map((name) => [name, countOf(name)]),
) as unknown as Readonly<Record<CountName, readonly RawBuilder<unknown>[]>>;

/** A row as the query answers it: checks without findings are not among its counts. */
export type StoredCrossing = Omit<CrossingRow, CountName> & {
  readonly counts: Partial<Record<CountName, number>> | null;
};

const none = Object.fromEntries(countNames.map((name) => [name, 0])) as Record<CountName, number>;

export const crossingRowOf = ({ counts, ...row }: StoredCrossing): CrossingRow => ({
  ...row,
  ...none,
  ...counts,
});
