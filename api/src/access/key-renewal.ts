import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { againWhenLost, keyDue, later, previousServes } from './key-times.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { ResumedSession, Session } from './sessions.ts';

interface Renewal {
  readonly session: Session;
  /** Shown once and kept as a hash; null when the key was not due, or another call renewed it. */
  readonly apiKey: string | null;
}

/**
 * Gives a session a new key when the one of this call is due. Of several calls at once one alone
 * does so; to the others their key is the one before, which serves for two minutes more.
 */
export async function renewKey(
  database: Kysely<Schema>,
  session: ResumedSession,
  { now, minutes }: { now: Date; minutes: number },
): Promise<Renewal> {
  if (session.keyDueAt > now) return { session, apiKey: null };
  const apiKey = newSecret();
  const until = later(now, previousServes);
  const keyDueAt = keyDue(now, minutes);
  const renewed = await database
    .updateTable('sessions')
    .set({
      api_key_hash: hashSecret(apiKey),
      key_due_at: keyDueAt,
      key_is_used: false,
      // The key before that still serves does not get more time for having been used.
      ...(!session.isPrevious && { previous_key_hash: session.keyHash, previous_key_until: until }),
    })
    .where('token_hash', '=', session.tokenHash)
    .where('api_key_hash', '=', session.keyHash)
    // A new key that was used meanwhile was not lost.
    .$if(session.isPrevious, (query) => query.where('key_is_used', '=', false))
    .executeTakeFirst();
  return renewed.numUpdatedRows === 0n
    ? { session: { ...session, keyDueAt: againWhenLost(until) }, apiKey: null }
    : { session: { ...session, keyDueAt }, apiKey };
}
