import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import {
  addMilliseconds,
  keyDue,
  previousKeyLifetime,
  renewalAfterLostAnswer,
} from './key-times.ts';
import { hashSecret, newSecret } from './secrets.ts';
import type { ResumedSession, Session } from './sessions.ts';

interface Renewal {
  readonly session: Session;
  /**
   * Returned once and stored as a hash; null when the key was not due, or another call renewed it.
   */
  readonly apiKey: string | null;
}

/**
 * Gives a session a new key when the key of this call is due. Of several simultaneous calls only
 * one renews it; for the others, their key becomes the previous one, which stays valid for two more
 * minutes.
 */
export async function renewKey(
  database: Kysely<Schema>,
  session: ResumedSession,
  { now, minutes }: { now: Date; minutes: number },
): Promise<Renewal> {
  if (session.keyDueAt > now) return { session, apiKey: null };
  const apiKey = newSecret();
  const until = addMilliseconds(now, previousKeyLifetime);
  const keyDueAt = keyDue(now, minutes);
  const renewed = await database
    .updateTable('sessions')
    .set({
      api_key_hash: hashSecret(apiKey),
      key_due_at: keyDueAt,
      key_is_used: false,
      // A previous key that is still valid does not get more time by being used.
      ...(!session.isPrevious && { previous_key_hash: session.keyHash, previous_key_until: until }),
    })
    .where('token_hash', '=', session.tokenHash)
    .where('api_key_hash', '=', session.keyHash)
    // If the new key has been used meanwhile, it was not lost.
    .$if(session.isPrevious, (query) => query.where('key_is_used', '=', false))
    .executeTakeFirst();
  return renewed.numUpdatedRows === 0n
    ? { session: { ...session, keyDueAt: renewalAfterLostAnswer(until) }, apiKey: null }
    : { session: { ...session, keyDueAt }, apiKey };
}
