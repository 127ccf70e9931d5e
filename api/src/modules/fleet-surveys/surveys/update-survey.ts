import type { SurveyRow, SurveySaving } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import { holdsRight } from '../../../access/current-user.ts';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { lockSurvey, type StoredSurvey } from '../find-survey.ts';
import { readSurvey } from '../survey-rows.ts';
import type { Surveyor } from '../surveyor.ts';
import { checkDetails } from './check-details.ts';
import { changeSurvey, checkRevision, type SurveyColumns } from './survey-changes.ts';

/**
 * Changes the details of a survey, and reopens a finished one for an administrator with a reason.
 * Saving the same values again is no change.
 *
 * @throws Refusal `unknown_value`, `survey_finished`, `invalid`, `changed_elsewhere`
 */
export async function updateSurvey(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { survey_id, revision, reopen_reason, ...said }: SurveySaving,
): Promise<SurveyRow> {
  const asking = { db: transaction, user: author.user };
  const present = await lockSurvey(asking, survey_id, 'survey_id');
  const reason = reopen_reason?.trim();
  if (present.state === 'finished' && !(reason && holdsRight(author.user, 'TVADMIN'))) {
    throw refuse('survey_finished', 'survey_id');
  }
  if (present.state === 'open' && reopen_reason !== undefined) {
    // The caller may have read it as finished.
    await checkRevision(transaction, present, revision);
    throw refuse('invalid', 'reopen_reason', 'The survey is open.');
  }
  const details = await checkDetails(transaction, said, { present, today: author.today });
  const columns = differing(present, { ...details, state: 'open', finished_at: null });
  if (Object.keys(columns).length > 0) {
    await checkRevision(transaction, present, revision);
    const isReopened = columns.state !== undefined;
    await changeSurvey(transaction, author, present, {
      columns,
      reason: isReopened ? reason : undefined,
    });
  }
  return readSurvey(transaction, present.id);
}

const differing = (present: StoredSurvey, columns: SurveyColumns): Partial<SurveyColumns> =>
  Object.fromEntries(
    Object.entries(columns).filter(
      ([name, value]) => present[name as keyof SurveyColumns] !== value,
    ),
  );
