import type { SurveyCreation, SurveyRow } from '@portal/contract/fleet-surveys';
import { isIsoDate } from '@portal/platform/format';
import { type Kysely, sql } from 'kysely';
import { refuse } from '../../../app/refusal.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { noteChange } from '../../../writing/row-changes.ts';
import { findLocation } from '../locations/find-location.ts';
import type { Author } from '../units/write-change.ts';
import { readSurvey } from './survey-rows.ts';

/**
 * Opens a survey of a location, without units.
 *
 * @param today the reader's day: no visit is of a later one
 * @throws Refusal `unknown_value`, `invalid`
 */
export async function createSurvey(
  transaction: Kysely<Schema>,
  author: Author,
  creation: SurveyCreation,
  today: string,
): Promise<SurveyRow> {
  const { location_id, kind, survey_date, client_key, nonsig = null, comments = '' } = creation;
  const { account_id } = await findLocation(transaction, location_id, 'location_id');
  if (!isIsoDate(survey_date) || survey_date > today) throw refuse('invalid', 'survey_date');
  const surveyor = creation.surveyor.trim().normalize('NFC');
  if (surveyor === '') throw refuse('invalid', 'surveyor');
  if (kind === 'dealer' && nonsig === null) {
    throw refuse('invalid', 'nonsig', 'A survey of a dealer names its nonsig.');
  }
  const dealer_id = nonsig === null ? null : await findNonsig(transaction, account_id, nonsig);
  const { id } = await transaction
    .insertInto('surveys')
    .values({
      account_id,
      location_id,
      kind,
      survey_number: null,
      survey_date,
      surveyor,
      dealer_id,
      comments: comments.trim(),
      state: 'open',
      finished_at: null,
      client_key: client_key?.toLowerCase() ?? null,
      created_by: author.user.id,
      changed_at: author.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await noteChange(transaction, author, {
    kind: 'survey',
    id,
    revision: 1,
    accountId: account_id,
    dealerId: kind === 'dealer' ? dealer_id : null,
    action: 'created',
    before: {},
  });
  return readSurvey(transaction, id);
}

/** A dealer that serves the account, as far as the user sees that it does. */
async function findNonsig(
  transaction: Kysely<Schema>,
  account_id: number,
  nonsig: string,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select d.id from dealers d join dealer_accounts s on s.dealer_id = d.id
    where s.account_id = ${account_id} and d.nonsig = ${nonsig}`.execute(transaction);
  const [dealer] = rows;
  if (!dealer) throw refuse('unknown_value', 'nonsig');
  return dealer.id;
}
