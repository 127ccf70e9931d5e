import type { Kysely } from 'kysely';
import { rememberNetwork } from '../access/known-networks.ts';
import { passwordLimits, verifyPassword } from '../access/passwords.ts';
import {
  beginAttempt,
  recordFailedAttempt,
  recordSuccessfulAttempt,
} from '../access/sign-in-attempts.ts';
import { type Credentials, findCredentials } from '../access/users.ts';
import type { Schema } from '../db/schema/schema.ts';
import { oneAtATime } from './one-at-a-time.ts';

interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  /** The caller's network. */
  readonly network: string;
}

export type AttemptOutcome =
  | { readonly result: 'accepted'; readonly userId: number }
  | { readonly result: 'refused' }
  /** `owner` is set for the attempt that caused the lock, if a user has the address. */
  | { readonly result: 'locked'; readonly owner: Credentials | null };

/**
 * Checks an address and a password. Unknown addresses are answered, counted and locked like all
 * others. An account that an administrator has locked is accepted here: the portal itself tells
 * those who know its password.
 */
export const attemptSignIn = (
  database: Kysely<Schema>,
  given: SignInAttempt,
  now: Date,
): Promise<AttemptOutcome> =>
  oneAtATime(`${given.network} ${given.email.trim().toLowerCase()}`, () =>
    attemptNow(database, given, now),
  );

async function attemptNow(
  database: Kysely<Schema>,
  { email, password, network }: SignInAttempt,
  now: Date,
): Promise<AttemptOutcome> {
  const begun = await beginAttempt(database, { email, network }, now);
  if (begun === null) return { result: 'locked', owner: null };
  const known = await findCredentials(database, email.trim());
  const given = password.slice(0, passwordLimits.maximum);
  if ((await verifyPassword(known?.passwordHash ?? null, given)) && known) {
    await recordSuccessfulAttempt(database, begun, now);
    await rememberNetwork(database, { userId: known.id, network, now });
    return { result: 'accepted', userId: known.id };
  }
  const locked = await recordFailedAttempt(database, begun, now);
  return locked ? { result: 'locked', owner: known } : { result: 'refused' };
}
