import type { SurveyCreation, SurveyRow } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { recordRowChange } from '../../../writing/row-changes.ts';
import { findLocation } from '../find-location.ts';
import { readSurvey } from '../survey-rows.ts';
import type { Surveyor } from '../surveyor.ts';
import { checkDetails } from './check-details.ts';
import { surveyChangeOf } from './survey-changes.ts';

/** Opens a survey of a location. @throws Refusal `unknown_value`, `invalid` */
export async function createSurvey(
  transaction: Kysely<Schema>,
  author: Surveyor,
  { client_key, location_id, ...said }: SurveyCreation,
): Promise<SurveyRow> {
  const { account_id } = await findLocation(transaction, location_id, 'location_id');
  const nothing = { survey_date: '', surveyor: '', dealer_id: null, comments: '' };
  const present = { account_id, kind: said.kind, ...nothing };
  const details = await checkDetails(transaction, said, { present, today: author.today });
  const stored = await transaction
    .insertInto('surveys')
    .values({
      ...details,
      account_id,
      location_id,
      state: 'open',
      client_key: client_key?.toLowerCase() ?? null,
      created_by: author.user.id,
      changed_at: author.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await recordRowChange(transaction, author, {
    ...surveyChangeOf(stored),
    action: 'created',
    before: {},
  });
  return readSurvey(transaction, stored.id);
}
