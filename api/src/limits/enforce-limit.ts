import type { Kysely } from 'kysely';
import { Refusal, refusalMessages } from '../app/refusal.ts';
import type { Schema } from '../db/schema/schema.ts';
import { countHit, type RateLimit } from './rate-limit.ts';

/**
 * Counts a call against its limit.
 *
 * @throws Refusal `too_many_requests` with the seconds to wait, once the limit is exceeded
 */
export async function enforceLimit(
  database: Kysely<Schema>,
  limit: RateLimit,
  hit: { caller: string; now: Date; weight?: number },
): Promise<void> {
  const { exceeded, retryAfter } = await countHit(database, limit, hit);
  if (!exceeded) return;
  throw new Refusal('too_many_requests', '', refusalMessages.too_many_requests, { retryAfter });
}
