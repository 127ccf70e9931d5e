import type { SurveyLocation } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from '../find-location.ts';
import { type StoredSurvey, surveyColumns, surveyRowOf, surveyTables } from '../survey-rows.ts';
import { lastSurveyOfEach } from '../units/unit-rows.ts';
import { countAtLocation } from '../work-list/count-open.ts';
import { locationColumns } from './location-rows.ts';

/** Number of units to list that have not been surveyed for longest. */
const named = 5;

type Parts = Pick<
  SurveyLocation,
  'units_by_type' | 'longest_not_surveyed' | 'open_surveys' | 'open_findings'
>;

/**
 * Reads a location with the initial content of its dashboard.
 *
 * @param today the reader's day, from which "surveyed in the last 12 months" is counted
 * @throws Refusal `unknown_value`
 */
export async function readLocation(
  db: Kysely<Schema>,
  locationId: number,
  today: string,
): Promise<SurveyLocation> {
  const { id, account_id } = await findLocation(db, locationId, 'id');
  const { rows } = await sql<Omit<SurveyLocation, keyof Parts>>`
    select ${locationColumns}, l.customer_number, l.latitude, l.longitude,
      g.name as location_group, r.name as location_region
    from locations l
    join accounts a on a.id = l.account_id
    left join location_groups g on g.id = l.group_id
    left join location_regions r on r.id = l.region_id
    where l.id = ${id}`.execute(db);
  const [location] = rows;
  if (!location) throw new Error(`Location ${id} is gone.`);
  const active = sql`
    from units u ${lastSurveyOfEach(account_id)}
    where u.location_id = ${id} and u.deleted_at is null and u.is_active`;
  const types = await sql<Parts['units_by_type'][number]>`
    select u.type, count(*) as units,
      count(*) filter (where s.last_survey_date >= ${today}::date - interval '12 months') as surveyed_units
    ${active} group by u.type order by units desc, u.type`.execute(db);
  const longest = await sql<Parts['longest_not_surveyed'][number]>`
    select u.id as unit_id, u.unit_number, u.type, s.last_survey_date
    ${active} order by s.last_survey_date nulls first, u.unit_number collate natural_order, u.id
    limit ${named}`.execute(db);
  const open = await sql<StoredSurvey>`
    select ${surveyColumns} ${surveyTables}
    where s.location_id = ${id} and s.state = 'open'
    order by s.survey_date desc, s.id desc`.execute(db);
  return {
    ...location,
    units_by_type: types.rows,
    longest_not_surveyed: longest.rows,
    open_surveys: open.rows.map(surveyRowOf),
    open_findings: await countAtLocation(db, id),
  };
}
