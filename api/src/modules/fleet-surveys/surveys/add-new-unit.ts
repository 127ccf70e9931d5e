import type { AddedUnit, NewSurveyUnit } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockOpenSurvey } from '../find-survey.ts';
import { readInspections } from '../inspection-rows.ts';
import type { Surveyor } from '../surveyor.ts';
import { saveUnit } from '../units/save-unit.ts';
import { readUnit } from '../units/unit-rows.ts';
import { insertInspections } from './add-units.ts';

/**
 * Adds a unit to the location of an open survey, and to the survey.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, and as `saveUnit` does
 */
export async function addNewUnit(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey_id, ...said }: NewSurveyUnit,
): Promise<Omit<AddedUnit, 'status'>> {
  const asking = { db: transaction, user: author.user };
  const survey = await lockOpenSurvey(asking, survey_id, 'survey_id');
  const { location_id } = survey;
  const { unit_id: id } = await saveUnit(transaction, author, { ...said, location_id });
  const { client_key } = said;
  const added = await insertInspections(transaction, author, survey, {
    ids: [id],
    client_key,
  });
  const [inspection] = await readInspections(
    transaction,
    sql`i.id = any (${added}::int[])`,
    author.user,
  );
  if (!inspection) throw new Error(`Unit ${id} was not added.`);
  return { unit: await readUnit(transaction, { id, account_id: survey.account_id }), inspection };
}
