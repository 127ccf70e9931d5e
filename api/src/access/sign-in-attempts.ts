import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { hashSecret } from './secrets.ts';

/** Five failures lock an address for 15 minutes; failures older than that count no more. */
export const lockOut = { failures: 5, minutes: 15 };

/** An address may be anything that somebody typed; upper and lower case are the same. */
const keyOf = (email: string) => hashSecret(email.trim().toLowerCase());
const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/**
 * Counts an attempt before its password is looked at, so that guesses made at the same moment
 * cannot slip past the count.
 *
 * @returns how many attempts this one makes, or null when the address is locked
 */
export async function beginAttempt(
  database: Kysely<Schema>,
  email: string,
  now: Date,
): Promise<number | null> {
  const forgotten = minutesFrom(now, -lockOut.minutes);
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_attempts as known (address_hash, attempts, last_attempt_at)
    values (${keyOf(email)}, 1, ${now})
    on conflict (address_hash) do update set
      attempts = case
        when known.locked_until is not null or known.last_attempt_at < ${forgotten} then 1
        else known.attempts + 1
      end,
      last_attempt_at = ${now},
      locked_until = case
        when known.locked_until is null and known.last_attempt_at >= ${forgotten}
          and known.attempts >= ${lockOut.failures} then ${minutesFrom(now, lockOut.minutes)}::timestamptz
      end
    where known.locked_until is null or known.locked_until <= ${now}
    returning attempts`.execute(database);
  const attempts = rows[0]?.attempts ?? null;
  return attempts !== null && attempts > lockOut.failures ? null : attempts;
}

/** Locks the address when the failed attempt was the last allowed. @returns whether it did */
export async function attemptFailed(
  database: Kysely<Schema>,
  email: string,
  { attempts, now }: { attempts: number; now: Date },
): Promise<boolean> {
  if (attempts < lockOut.failures) return false;
  await database
    .updateTable('sign_in_attempts')
    .set({ locked_until: minutesFrom(now, lockOut.minutes) })
    .where('address_hash', '=', keyOf(email))
    .execute();
  return true;
}

/** Forgets the address's failures, and those of others that count no more. */
export async function attemptSucceeded(
  database: Kysely<Schema>,
  email: string,
  now: Date,
): Promise<void> {
  await database
    .deleteFrom('sign_in_attempts')
    .where((where) =>
      where.or([
        where('address_hash', '=', keyOf(email)),
        where('last_attempt_at', '<', minutesFrom(now, -lockOut.minutes)),
      ]),
    )
    .execute();
}

/** Whether failed attempts have locked the address. */
export async function isLockedOut(
  database: Kysely<Schema>,
  email: string,
  now: Date,
): Promise<boolean> {
  const row = await database
    .selectFrom('sign_in_attempts')
    .select('address_hash')
    .where('address_hash', '=', keyOf(email))
    .where('locked_until', '>', now)
    .executeTakeFirst();
  return row !== undefined;
}
