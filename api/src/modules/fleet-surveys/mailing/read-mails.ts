import { type SurveyMails, surveyLimits } from '@portal/contract/fleet-surveys';
import { type Kysely, sql } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { findSurvey } from '../find-survey.ts';

interface QueryContext {
  readonly db: Kysely<Schema>;
  readonly user: CurrentUser;
}

type Recipient = SurveyMails['mails'][number]['recipients'][number];

/**
 * Reads the user's own mails of a survey, latest first.
 *
 * @throws Refusal `unknown_value`
 */
export async function readMails(asking: QueryContext, surveyId: string): Promise<SurveyMails> {
  const { db } = asking;
  const { id } = await findSurvey(asking, surveyId, 'surveyId');
  const mails = await db
    .selectFrom('survey_mails')
    .select(['id', 'sent_at', 'survey_ids', 'formats', 'note', 'is_link', 'addresses', 'letter_id'])
    .where(sql<boolean>`${id} = any (survey_ids)`)
    .orderBy('sent_at', 'desc')
    .orderBy('id', 'desc')
    .limit(surveyLimits.mailsTold)
    .execute();
  const seen = await seenSurveys(
    db,
    mails.flatMap(({ survey_ids }) => survey_ids),
  );
  const recipients = await readRecipients(
    db,
    mails.flatMap(({ letter_id }) => letter_id ?? []),
  );
  return {
    mails: mails.map(({ id: mail_id, sent_at, survey_ids, addresses, letter_id, ...mail }) => ({
      mail_id,
      sent_at: sent_at.toISOString(),
      surveys: survey_ids.filter((each) => seen.has(each)),
      ...mail,
      recipients:
        (letter_id !== null && recipients.get(letter_id)) ||
        addresses.map((address) => ({ address, state: null, settled_at: null })),
    })),
  };
}

async function seenSurveys(db: Kysely<Schema>, ids: readonly number[]): Promise<Set<number>> {
  const seen = await db
    .selectFrom('surveys')
    .select('id')
    .where('id', 'in', [0, ...ids])
    .execute();
  return new Set(seen.map(({ id }) => id));
}

/** Reads the delivery state of each mail, by address. */
async function readRecipients(
  db: Kysely<Schema>,
  letters: readonly number[],
): Promise<Map<number, Recipient[]>> {
  const mails = await db
    .selectFrom('outbox_mails')
    .select(['letter_id', 'address', 'state', 'settled_at'])
    .where('letter_id', 'in', [0, ...letters])
    .orderBy('id')
    .execute();
  const found = new Map<number, Recipient[]>();
  for (const { letter_id, address, state, settled_at } of mails) {
    const recipient: Recipient = {
      address,
      state: state === 'sending' ? 'waiting' : state,
      settled_at: settled_at?.toISOString() ?? null,
    };
    found.set(letter_id, [...(found.get(letter_id) ?? []), recipient]);
  }
  return found;
}
