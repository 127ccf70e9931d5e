import { type RawBuilder, sql } from 'kysely';
import { everyones } from '../../../scope/everyones.ts';
import { fleetName, locationName } from '../../../selections/place-names.ts';
import { isVisit } from '../../fleet-surveys/visits.ts';

// Queries name a survey `s`, its location `l` and account `a`, its dealer `d`, and what its inspections
// come to `c`. Those who see a survey see all that it holds.

/** What an inspection `i` found. */
export const exceptions = sql`i.warnings + i.criticals + i.flagged_wear + i.flagged_valves`;

/** An inspection `i` in which the unit was looked at. */
export const isInspected = sql<boolean>`i.state <> 'waiting'`;

/** An inspection `i` of a trailer, its unit `u`; one that was checked was a trailer then. */
export const isTrailer = sql<boolean>`(u.type = 'trailer' or i.is_ready is not null)`;

/** What the inspections of each survey come to. */
const counts = sql`
  select count(*) filter (where ${isInspected}) as units, sum(i.tires_read)::int as tires,
    sum(${exceptions})::int as exceptions, sum(i.criticals)::int as criticals,
    count(*) filter (where ${exceptions} > 0) as units_with_exceptions,
    count(*) filter (where u.type = 'tractor' and ${isInspected}) as tractors,
    count(*) filter (where u.type = 'trailer' and ${isInspected}) as trailers,
    count(*) filter (where ${isTrailer}) as trailers_on_survey,
    count(i.is_ready) as trailers_checked,
    100.0 * count(*) filter (where i.is_ready) / nullif(count(i.is_ready), 0) as readiness
  from ${everyones('unit_inspections')} i join ${everyones('units')} u on u.id = i.unit_id
  where i.survey_id = s.id`;

/** Drive-overs have a report of their own. */
export const isReported = sql`s.state = 'finished' and ${isVisit('s')}`;
const surveyTables = sql`
  from surveys s
  join locations l on l.id = s.location_id
  join accounts a on a.id = s.account_id
  left join dealers d on d.id = s.dealer_id`;

/** Finished surveys. */
export const finishedSurveys = sql`${surveyTables} where ${isReported}`;

/** The same with what they come to. */
export const surveyReportTables = sql`${surveyTables} cross join lateral (${counts}) c where ${isReported}`;

/** Inspected units of a type of all active ones of the location; null where it has none. */
const surveyed = (inspected: RawBuilder<unknown>, type: 'tractor' | 'trailer') => sql`(
  select case when count(*) > 0 then least(100, 100.0 * ${inspected} / count(*)) end
  from ${everyones('units')} u
  where u.location_id = s.location_id and u.type = ${type} and u.is_active and u.deleted_at is null)`;

export const tractorsSurveyed = surveyed(sql`c.tractors`, 'tractor');
export const trailersSurveyed = surveyed(sql`c.trailers`, 'trailer');

/** The readiness of the trailers of a survey, and of how many of them it is. */
export const readinessColumns = sql`
  round(c.readiness, 2) as trailer_readiness, c.trailers_checked, c.trailers_on_survey`;

/** Who surveyed; at another's survey a dealer only helped. */
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
