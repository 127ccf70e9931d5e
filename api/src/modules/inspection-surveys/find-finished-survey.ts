import { type Kysely, sql } from 'kysely';
import { refuse } from '../../app/refusal.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { fleetName, isReported, locationName } from './reports/survey-report-rows.ts';

/** A survey as its reports name it. */
export interface FinishedSurvey {
  readonly id: number;
  readonly survey_date: string;
  readonly survey_by: string;
  readonly fleet_name: string;
  readonly fleet_location_name: string;
}

/**
 * Finds a finished survey that the user may see. One that is still open, or a drive-over, is as
 * unknown as one that is not there.
 *
 * @param path where its id stands
 * @throws Refusal `unknown_value`
 */
export async function findFinishedSurvey(
  db: Kysely<Schema>,
  id: number,
  path: string,
): Promise<FinishedSurvey> {
  const { rows } = await sql<FinishedSurvey>`
    select s.id, s.survey_date, s.surveyor as survey_by, ${fleetName} as fleet_name,
      ${locationName} as fleet_location_name
    from surveys s
    join locations l on l.id = s.location_id
    join accounts a on a.id = s.account_id
    where s.id = ${id} and ${isReported}`.execute(db);
  const [survey] = rows;
  if (!survey) throw refuse('unknown_value', path);
  return survey;
}
