import type { portalCalls } from '@portal/contract/portal/schema';
import type { BodyOf } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import type { PageLocale } from '../../membership/words.ts';
import { cleanText } from './clean-text.ts';

type RegistrationRequest = BodyOf<(typeof portalCalls)['POST users/registration']>;

/**
 * Keeps what somebody said who asks for access. Who asks again while waiting changes it and keeps
 * the place in the queue.
 *
 * @throws Refusal `invalid` for a text with control characters
 */
export async function keepRegistration(
  db: Kysely<Schema>,
  request: RegistrationRequest,
  { language, now }: { language: PageLocale; now: Date },
): Promise<void> {
  const said = {
    name: cleanText(request.user_name, 'user_name'),
    last_name: cleanText(request.user_last_name, 'user_last_name'),
    email: cleanText(request.email, 'email'),
    company: cleanText(request.company, 'company'),
    phone: cleanText(request.phone ?? '', 'phone'),
    group_code: request.group,
    account_number: cleanText(request.account_number ?? '', 'account_number'),
    message: cleanText(request.message ?? '', 'message', { lines: true }),
    language,
  };
  await db
    .insertInto('registrations')
    .values({ ...said, requested_at: now })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(email)`)
        .where('state', '=', sql.lit('waiting'))
        .doUpdateSet(said),
    )
    .execute();
}
