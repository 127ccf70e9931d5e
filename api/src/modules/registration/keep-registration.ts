import type { portalCalls } from '@portal/contract/portal/schema';
import type { BodyOf } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import type { PageLocale } from '../../page-words/page-words.ts';

type RegistrationRequest = BodyOf<(typeof portalCalls)['POST users/registration']>;

/**
 * Keeps what somebody said who asks for access. Who asks again while waiting replaces it and keeps
 * the place in the queue; under a new id, so that what an administrator decides is what was read.
 */
export async function keepRegistration(
  db: Kysely<Schema>,
  request: RegistrationRequest,
  { language, now }: { language: PageLocale; now: Date },
): Promise<void> {
  const said = {
    name: request.user_name.trim(),
    last_name: request.user_last_name.trim(),
    email: request.email,
    company: request.company.trim(),
    phone: request.phone?.trim() ?? '',
    group_code: request.group,
    account_number: request.account_number?.trim() ?? '',
    message: request.message?.trim() ?? '',
    language,
  };
  await db.transaction().execute(async (transaction) => {
    const replaced = await transaction
      .deleteFrom('registrations')
      .where(sql<boolean>`lower(email) = lower(${said.email})`)
      .where('state', '=', 'waiting')
      .where('right_code', 'is', null)
      .returning('requested_at')
      .executeTakeFirst();
    await transaction
      .insertInto('registrations')
      .values({ ...said, requested_at: replaced?.requested_at ?? now })
      // Of two at the same moment one is kept.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
