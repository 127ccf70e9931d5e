import { type RawBuilder, sql } from 'kysely';
import { unguardedTable } from '../../../scope/unguarded-table.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { isVisit } from '../../fleet-surveys/visits.ts';

// Queries alias surveys as `s`, their location as `l` and account as `a`, their dealer as `d`, and
// the totals of their inspections as `c`. A user who sees a survey sees everything in it.

/** The number of exceptions that an inspection `i` found. */
export const exceptions = sql`i.warnings + i.criticals + i.flagged_wear + i.flagged_valves`;

/** Whether the unit was inspected in an inspection `i`. */
export const isInspected = sql<boolean>`i.state <> 'waiting'`;

/**
 * Whether an inspection `i` is of a trailer, with unit `u`; a unit whose readiness was checked was
 * a trailer then.
 */
export const isTrailer = sql<boolean>`(u.type = 'trailer' or i.is_ready is not null)`;

/** The totals of each survey's inspections. */
const counts = sql`
  select count(*) filter (where ${isInspected}) as units, sum(i.tires_read)::int as tires,
    sum(${exceptions})::int as exceptions, sum(i.criticals)::int as criticals,
    count(*) filter (where ${exceptions} > 0) as units_with_exceptions,
    count(*) filter (where u.type = 'tractor' and ${isInspected}) as tractors,
    count(*) filter (where u.type = 'trailer' and ${isInspected}) as trailers,
    count(*) filter (where ${isTrailer}) as trailers_on_survey,
    count(i.is_ready) as trailers_checked,
    100.0 * count(*) filter (where i.is_ready) / nullif(count(i.is_ready), 0) as readiness
  from ${unguardedTable('unit_inspections')} i join ${unguardedTable('units')} u on u.id = i.unit_id
  where i.survey_id = s.id`;

/** Crossings have their own report. */
export const isReported = sql`s.state = 'finished' and ${isVisit('s')}`;
const surveyTables = sql`
  from surveys s
  join locations l on l.id = s.location_id
  join accounts a on a.id = s.account_id
  left join dealers d on d.id = s.dealer_id`;

export const finishedSurveys = sql`${surveyTables} where ${isReported}`;

/** Finished surveys with their totals. */
export const surveyReportTables = sql`${surveyTables} cross join lateral (${counts}) c where ${isReported}`;

/**
 * The percentage of a location's active units of a type that were inspected; null if it has none.
 */
const surveyed = (inspected: RawBuilder<unknown>, type: 'tractor' | 'trailer') => sql`(
  select case when count(*) > 0 then least(100, 100.0 * ${inspected} / count(*)) end
  from ${unguardedTable('units')} u
  where u.location_id = s.location_id and u.type = ${type} and u.is_active and u.deleted_at is null)`;

export const tractorsSurveyed = surveyed(sql`c.tractors`, 'tractor');
export const trailersSurveyed = surveyed(sql`c.trailers`, 'trailer');

/** The readiness of a survey's trailers, and the numbers of trailers that it is based on. */
export const readinessColumns = sql`
  round(c.readiness, 2) as trailer_readiness, c.trailers_checked, c.trailers_on_survey`;

/** The company that surveyed; in surveys of other kinds, a dealer only helped. */
const company = sql`case when s.kind = 'dealer' then coalesce(d.name, ${fleetName}) else ${fleetName} end`;

/** The fields of a row on the wire. */
export const surveyReportColumns = sql`
  s.id as survey_id, s.kind, s.location_id, l.code as location_code, a.nonsig as account, ${locationName} as fleet_location_name, s.survey_date,
  ${company} as company, ${fleetName} as fleet_name, s.surveyor as survey_by,
  coalesce(c.tires, 0) as total_tires, c.units as total_units,
  coalesce(c.exceptions, 0) as exceptions, coalesce(c.criticals, 0) as critical_exceptions,
  c.units_with_exceptions, c.trailers as trailer_units_count, c.tractors as tractor_units_count,
  round(${tractorsSurveyed}, 2) as tractors_surveyed_percentage,
  round(${trailersSurveyed}, 2) as trailers_surveyed_percentage,
  ${readinessColumns}`;
