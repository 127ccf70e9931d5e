import type { Kysely } from 'kysely';
import { holdsRight } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import { recordDeletion } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { recordRowChange } from '../../../writing/row-changes.ts';
import { lockSurvey } from '../find-survey.ts';
import type { Surveyor } from '../surveyor.ts';
import { checkRevision, surveyChangeOf, toldFields } from './survey-changes.ts';

/**
 * Deletes a survey with its inspections; its history stores its last values.
 *
 * @throws Refusal `unknown_value`, `survey_finished` without TVADMIN, `changed_elsewhere`
 */
export async function deleteSurvey(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { id, revision }: { readonly id: string; readonly revision: number },
): Promise<void> {
  const survey = await lockSurvey({ db: transaction, user: author.user }, id, 'id');
  if (survey.state === 'finished' && !holdsRight(author.user, 'TVADMIN')) {
    throw refuse('survey_finished', 'id');
  }
  await checkRevision(transaction, survey, revision);
  await transaction.deleteFrom('surveys').where('id', '=', survey.id).execute();
  await recordRowChange(transaction, author, {
    ...surveyChangeOf({ ...survey, revision: survey.revision + 1 }),
    action: 'deleted',
    before: await toldFields(transaction, survey, [
      'location_id',
      'kind',
      'survey_date',
      'surveyor',
      'dealer_id',
      'comments',
      'state',
    ]),
  });
  await recordDeletion(transaction, author, {
    area: 'survey',
    subject: String(survey.id),
    account: survey.account_id,
    person: survey.created_by,
    before: { survey_date: survey.survey_date, surveyor: survey.surveyor, state: survey.state },
  });
}
