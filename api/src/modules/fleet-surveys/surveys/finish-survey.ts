import type { SurveyFinish, SurveyFinishing } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockOpenSurvey } from '../find-survey.ts';
import { readSurvey } from '../survey-rows.ts';
import type { Surveyor } from '../surveyor.ts';
import { changeSurvey, checkRevision } from './survey-changes.ts';

/**
 * Returns the missing work of a survey, and finishes the survey if the caller has confirmed.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `changed_elsewhere`
 */
export async function finishSurvey(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey_id, revision, is_confirmed = false }: SurveyFinishing,
): Promise<Omit<SurveyFinish, 'status'>> {
  const asking = { db: transaction, user: author.user };
  const present = await lockOpenSurvey(asking, survey_id, 'survey_id');
  await checkRevision(transaction, present, revision);
  if (is_confirmed) {
    await changeSurvey(transaction, author, present, {
      columns: { state: 'finished', finished_at: author.now },
    });
  }
  return {
    survey: await readSurvey(transaction, present.id),
    missing: await readMissing(transaction, present.id),
  };
}

async function readMissing(db: Kysely<Schema>, surveyId: number): Promise<SurveyFinish['missing']> {
  const { rows } = await sql<SurveyFinish['missing']>`
    select count(*) filter (where i.state = 'waiting') as waiting_units,
      count(*) filter (where i.state = 'started') as started_units
    from unit_inspections i where i.survey_id = ${surveyId}`.execute(db);
  const [missing] = rows;
  if (!missing) throw new Error('A count has no row.');
  return missing;
}
