import { sql } from 'kysely';
import { isVisit } from '../visits.ts';

// Aliases in the queries: `l` a location, `a` its account.

/** The number of a location's active units. */
export const unitCount = sql`(
  select count(*) from units u
  where u.location_id = l.id and u.deleted_at is null and u.is_active)`;

/** The day of its latest survey. */
export const lastSurvey = sql`(
  select max(s.survey_date) from surveys s where s.location_id = l.id and ${isVisit('s')})`;

/** The fields of a row in the fleet locations table, named as on the wire. */
export const locationColumns = sql`
  l.id as location_id, l.code, l.name, a.nonsig as account, coalesce(a.name, '') as account_name,
  a.account_type, l.address, l.city, l.state, l.postal_code, l.country, ${unitCount} as units,
  ${lastSurvey} as last_survey_date`;
