import type { portalCalls } from '@portal/contract/portal/schema';
import type { BodyOf } from '@portal/contract/wire';
import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import type { PageLocale } from '../../page-words/page-words.ts';

type RegistrationRequest = BodyOf<(typeof portalCalls)['POST users/registration']>;

/**
 * Stores a request for access. A new request while one is waiting replaces it but keeps its place
 * in the queue, under a new id, so that an administrator decides only on what they have read.
 */
export async function storeRegistration(
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
      // If two requests arrive at the same time, only one is stored.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
