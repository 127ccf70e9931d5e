import type { Kysely } from 'kysely';
import { passwordFits, passwordLimits } from '../access/passwords.ts';
import { attemptFailed, attemptSucceeded, beginAttempt } from '../access/sign-in-attempts.ts';
import { type Credentials, findCredentials } from '../access/users.ts';
import type { Schema } from '../db/schema/schema.ts';

export type AttemptOutcome =
  | { readonly result: 'accepted'; readonly userId: number }
  | { readonly result: 'refused' }
  /** `owner` is set by the attempt that brought the lock about, when somebody has the address. */
  | { readonly result: 'locked'; readonly owner: Credentials | null };

/**
 * Checks an address and a password. Addresses that nobody has are answered, counted and locked
 * like all others. An account that an administrator has locked is accepted here: the portal
 * itself says so to whoever knows its password.
 */
export async function attemptSignIn(
  database: Kysely<Schema>,
  { email, password }: { email: string; password: string },
  now: Date,
): Promise<AttemptOutcome> {
  const attempts = await beginAttempt(database, email, now);
  if (attempts === null) return { result: 'locked', owner: null };
  const known = await findCredentials(database, email.trim());
  const given = password.slice(0, passwordLimits.maximum);
  if ((await passwordFits(known?.passwordHash ?? null, given)) && known) {
    await attemptSucceeded(database, email, now);
    return { result: 'accepted', userId: known.id };
  }
  const locked = await attemptFailed(database, email, { attempts, now });
  return locked ? { result: 'locked', owner: known } : { result: 'refused' };
}
