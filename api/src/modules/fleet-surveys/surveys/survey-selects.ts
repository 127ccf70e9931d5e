import { type SurveySelects, surveyKinds } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { findLocation } from '../find-location.ts';
import { servingDealers } from '../serving-dealers.ts';

/**
 * What form and filters of surveys offer at a location: those who have surveyed it, and the dealers
 * that serve its account.
 *
 * @throws Refusal `unknown_value`
 */
export async function readSurveySelects(
  db: Kysely<Schema>,
  locationId: number,
): Promise<SurveySelects> {
  const { id, account_id } = await findLocation(db, locationId, 'location_id');
  const { rows } = await sql<{ surveyor: string }>`
    select s.surveyor from surveys s where s.location_id = ${id}
    group by s.surveyor order by s.surveyor collate "und-x-icu"`.execute(db);
  const dealers = await servingDealers(db, account_id);
  return {
    survey_kinds: [...surveyKinds],
    surveyors: rows.map(({ surveyor }) => surveyor),
    nonsigs: dealers.map(({ nonsig, name }) => ({ value: nonsig, text: name })),
  };
}
