import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { hashSecret, newSecret } from './secrets.ts';

const lifetimeSeconds = 60;
const keptForHours = 24;
/** Milliseconds by which clocks of several processes differ at most. */
const clockSkew = 60_000;

/** The latest expiry of a code made now; a later one was made before the clock was set back. */
const latestExpiry = (now: Date) => new Date(now.getTime() + lifetimeSeconds * 1000 + clockSkew);

/** Issues a code that carries a sign-in into the portal: for one use, within a minute. */
export async function issueCode(
  database: Kysely<Schema>,
  userId: number,
  now: Date,
): Promise<string> {
  const forgotten = new Date(now.getTime() - keptForHours * 3_600_000);
  await database.deleteFrom('sign_in_codes').where('expires_at', '<', forgotten).execute();
  const code = newSecret();
  await database
    .insertInto('sign_in_codes')
    .values({
      code_hash: hashSecret(code),
      user_id: userId,
      expires_at: new Date(now.getTime() + lifetimeSeconds * 1000),
      used_at: null,
    })
    .execute();
  return code;
}

/** Voids the unused codes of a user. */
export async function voidCodes(database: Kysely<Schema>, userId: number): Promise<void> {
  await database
    .deleteFrom('sign_in_codes')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();
}

/**
 * Checks a code without using it up.
 *
 * @returns as {@link redeemCode}
 */
export async function codeOwner(
  database: Kysely<Schema>,
  code: string,
  now: Date,
): Promise<number | null> {
  const row = await database
    .selectFrom('sign_in_codes')
    .select('user_id')
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestExpiry(now))
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses a code up. @returns the user's id, or null when it is unknown, used or expired */
export async function redeemCode(
  database: Kysely<Schema>,
  code: string,
  now: Date,
): Promise<number | null> {
  const row = await database
    .updateTable('sign_in_codes')
    .set({ used_at: now })
    .where('code_hash', '=', hashSecret(code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestExpiry(now))
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}
