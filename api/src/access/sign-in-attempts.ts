import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { isKnownNetwork } from './known-networks.ts';
import { hashSecret } from './secrets.ts';

/**
 * Five failures from one network lock an address there for 15 minutes; failures older than that no
 * longer count. Fifty failures from everywhere lock it for all networks from which its owner has
 * not signed in before: a stranger who guesses from many networks does not lock the owner out.
 */
export const lockOut = { failures: 5, failuresEverywhere: 50, minutes: 15 };

/** A sign-in attempt for an e-mail address, which may be any typed text, from a network. */
export interface AttemptSource {
  readonly email: string;
  readonly network: string;
}

/** A counter of failures for an address, with its limit. */
interface Count {
  readonly address_hash: string;
  readonly network_hash: string;
  readonly failures: number;
}

/** Minutes by which clocks of several processes differ at most. */
const clockSkew = 1;
/** Ignores case. */
const addressHash = (email: string) => hashSecret(email.trim().toLowerCase());
const minutesFrom = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);
/** The latest end of a lock made now; a later one was made before the clock was set back. */
const latestEnd = (now: Date) => minutesFrom(now, lockOut.minutes + clockSkew);

const networkCounter = ({ email, network }: AttemptSource): Count => ({
  address_hash: addressHash(email),
  network_hash: hashSecret(network),
  failures: lockOut.failures,
});
const globalCounter = ({ email }: AttemptSource): Count => ({
  address_hash: addressHash(email),
  network_hash: '',
  failures: lockOut.failuresEverywhere,
});

/**
 * Returns the counters for an attempt. From a network that the owner knows, only its own counter
 * applies; for an unknown address, no network is known.
 */
const countsFor = async (database: Kysely<Schema>, who: AttemptSource): Promise<Count[]> =>
  (await isKnownNetwork(database, who))
    ? [networkCounter(who)]
    : [networkCounter(who), globalCounter(who)];

/** An attempt that may be made, with the new value of each counter. */
export type BegunAttempt = readonly { readonly count: Count; readonly attempts: number }[];

/**
 * Counts an attempt before its password is checked, so that simultaneous guesses cannot bypass the
 * limit.
 *
 * @returns null when the address is locked
 */
export async function beginAttempt(
  database: Kysely<Schema>,
  who: AttemptSource,
  now: Date,
): Promise<BegunAttempt | null> {
  const begun: { count: Count; attempts: number }[] = [];
  for (const count of await countsFor(database, who)) {
    const attempts = await countAttempt(database, count, now);
    if (attempts === null) return null;
    begun.push({ count, attempts });
  }
  return begun;
}

async function countAttempt(
  database: Kysely<Schema>,
  { address_hash, network_hash, failures }: Count,
  now: Date,
): Promise<number | null> {
  const forgotten = minutesFrom(now, -lockOut.minutes);
  const isRecent = sql`known.last_attempt_at between ${forgotten} and ${minutesFrom(now, clockSkew)}`;
  const { rows } = await sql<{ attempts: number }>`
    insert into sign_in_attempts as known (address_hash, network_hash, attempts, last_attempt_at)
    values (${address_hash}, ${network_hash}, 1, ${now})
    on conflict (address_hash, network_hash) do update set
      attempts = case
        when known.locked_until is not null or not (${isRecent}) then 1 else known.attempts + 1
      end,
      last_attempt_at = ${now},
      locked_until = case
        when known.locked_until is null and ${isRecent} and known.attempts >= ${failures}
          then ${minutesFrom(now, lockOut.minutes)}::timestamptz
      end
    where known.locked_until is null or known.locked_until <= ${now}
      or known.locked_until > ${latestEnd(now)}
    returning attempts`.execute(database);
  const attempts = rows[0]?.attempts ?? null;
  return attempts !== null && attempts > failures ? null : attempts;
}

/**
 * Locks each counter whose last allowed attempt has failed.
 *
 * @returns whether any was locked
 */
export async function recordFailedAttempt(
  database: Kysely<Schema>,
  begun: BegunAttempt,
  now: Date,
): Promise<boolean> {
  const exhausted = begun.filter(({ count, attempts }) => attempts >= count.failures);
  for (const { count } of exhausted) {
    await database
      .updateTable('sign_in_attempts')
      .set({ locked_until: minutesFrom(now, lockOut.minutes) })
      .where('address_hash', '=', count.address_hash)
      .where('network_hash', '=', count.network_hash)
      .execute();
  }
  return exhausted.length > 0;
}

/** Resets the counters after a successful attempt, and deletes all expired ones. */
export async function recordSuccessfulAttempt(
  database: Kysely<Schema>,
  begun: BegunAttempt,
  now: Date,
): Promise<void> {
  for (const { count } of begun) {
    await database
      .deleteFrom('sign_in_attempts')
      .where('address_hash', '=', count.address_hash)
      .where('network_hash', '=', count.network_hash)
      .execute();
  }
  await database
    .deleteFrom('sign_in_attempts')
    .where('last_attempt_at', '<', minutesFrom(now, -lockOut.minutes))
    .execute();
}

/** Unlocks an address everywhere, for example after its owner has set a new password. */
export async function forgetFailures(database: Kysely<Schema>, email: string): Promise<void> {
  await database
    .deleteFrom('sign_in_attempts')
    .where('address_hash', '=', addressHash(email))
    .execute();
}

/** Whether failed attempts have locked the address in a network. */
export async function isLockedOut(
  database: Kysely<Schema>,
  who: AttemptSource,
  now: Date,
): Promise<boolean> {
  const networks = (await countsFor(database, who)).map(({ network_hash }) => network_hash);
  const row = await database
    .selectFrom('sign_in_attempts')
    .select('address_hash')
    .where('address_hash', '=', addressHash(who.email))
    .where('network_hash', 'in', networks)
    .where('locked_until', '>', now)
    .where('locked_until', '<=', latestEnd(now))
    .executeTakeFirst();
  return row !== undefined;
}
