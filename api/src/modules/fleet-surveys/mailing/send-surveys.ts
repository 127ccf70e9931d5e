import { type SurveyMail, type SurveyMailing, surveyLimits } from '@portal/contract/fleet-surveys';
import type { Kysely } from 'kysely';
import type { CurrentUser } from '../../../access/current-user.ts';
import type { CallInput } from '../../../app/implement.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';
import { putLetter } from '../../../mail/outbox/put-letter.ts';
import { firstAnswer, writeOnce } from '../../../writing/write-once.ts';
import { findSurvey } from '../find-survey.ts';
import { success } from '../write-call.ts';
import { reportFiles } from './report-files.ts';
import { surveyMail } from './survey-mail.ts';
import { type ReportedSurvey, surveyReport } from './survey-report.ts';

export type MailCall = Pick<
  CallInput<{ readonly right: string }>,
  'db' | 'settings' | 'outbox' | 'now' | 'locale' | 'language' | 'userTime' | 'signal'
> & { readonly user: CurrentUser; readonly body: SurveyMail };

/** Limit on addresses mailed by one user; the user's id is the key. */
const mailRate = { name: 'mail-surveys', hits: 100, seconds: 3600 };

/**
 * Mails surveys as files, to each address separately. The files are made before anything is
 * written. The mails are written in the same transaction as the answer and sent from there, so that
 * none is lost, or sent again for a repeated call.
 *
 * @throws Refusal `unknown_value`, `too_many_requests`, `key_reused`
 */
export async function sendSurveys(call: MailCall, name: string): Promise<SurveyMailing> {
  const { db, user, now, body } = call;
  const write = { userId: user.id, call: name, said: body, clientKey: body.client_key, now };
  const sent = await firstAnswer<SurveyMailing>(db, write);
  if (sent) return sent;
  const surveys = await findSurveys(call);
  const addresses = addressesOf(call);
  await enforceLimit(db, mailRate, { caller: String(user.id), now, weight: addresses.length });
  const files = await reportFiles(() => surveyReport(call, surveys), {
    formats: body.formats,
    most: surveyLimits.mailBytes,
    signal: call.signal,
  });
  const { origin } = call.settings;
  const content = { sender: user, surveys, note: body.note ?? '', files, origin };
  const mail = surveyMail(content, call.language);
  const answer = await writeOnce<SurveyMailing>(db, write, async (transaction) => {
    const letter = await putLetter(transaction, { userId: user.id, addresses, ...mail }, now);
    await storeMail(transaction, call, { surveys, addresses, letter, isLink: files === null });
    return { status: success, is_sent_as_link: files === null };
  });
  call.outbox.wake();
  return answer;
}

/** Each address once, ignoring case. */
function addressesOf({ body, user }: MailCall): string[] {
  const all = [...body.addresses, ...(body.is_copied_to_self ? [user.email] : [])];
  const lower = all.map((address) => address.toLowerCase());
  return all.filter((_, at) => lower.indexOf(lower[at] ?? '') === at);
}

/** @throws Refusal `unknown_value` with the path of the first survey that the user may not see */
async function findSurveys({ db, user, body }: MailCall): Promise<ReportedSurvey[]> {
  const found = new Map<number, ReportedSurvey>();
  for (const [at, named] of body.surveys.entries()) {
    const { id, survey_date, location_id } = await findSurvey({ db, user }, named, `surveys.${at}`);
    const { code, name } = await db
      .selectFrom('locations')
      .select(['code', 'name'])
      .where('id', '=', location_id)
      .executeTakeFirstOrThrow();
    found.set(id, { id, survey_date, location: `${code} ${name}` });
  }
  return [...found.values()];
}

/** Stores who mailed which surveys to whom. */
async function storeMail(
  transaction: Kysely<Schema>,
  { user, now, body }: MailCall,
  {
    surveys,
    addresses,
    letter,
    isLink,
  }: {
    readonly surveys: readonly ReportedSurvey[];
    readonly addresses: string[];
    readonly letter: number;
    readonly isLink: boolean;
  },
): Promise<void> {
  await transaction
    .insertInto('survey_mails')
    .values({
      user_id: user.id,
      sent_by_name: `${user.name} ${user.lastName}`.trim(),
      survey_ids: surveys.map(({ id }) => id),
      addresses,
      formats: [...body.formats],
      note: body.note ?? '',
      is_link: isLink,
      sent_at: now,
      letter_id: letter,
    })
    .execute();
}
