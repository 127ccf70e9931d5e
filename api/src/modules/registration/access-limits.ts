import type { Kysely } from 'kysely';
import { hashSecret } from '../../access/secrets.ts';
import type { Schema } from '../../db/schema/schema.ts';
import { enforceLimit } from '../../limits/enforce-limit.ts';
import { countHit } from '../../limits/rate-limit.ts';
import { mailboxOf } from '../../mail/mailbox.ts';

const callerLimits = [
  { name: 'access', hits: 20, seconds: 600 },
  { name: 'access-day', hits: 100, seconds: 86_400 },
];

/** Limits on all mails that strangers can trigger. */
const mailLimits = [
  { name: 'access-mail', hits: 3, seconds: 3600 },
  { name: 'access-mail-day', hits: 10, seconds: 86_400 },
];

/** @throws Refusal `too_many_requests` once a network address has called too often */
export async function limitCaller(
  db: Kysely<Schema>,
  { address, now }: { address: string; now: Date },
): Promise<void> {
  for (const limit of callerLimits) await enforceLimit(db, limit, { caller: address, now });
}

/**
 * Whether one more mail may be sent to a mailbox, however its address is written. Callers do not
 * learn the result: it would reveal that the address has been used before.
 */
export async function mayBeMailed(db: Kysely<Schema>, email: string, now: Date): Promise<boolean> {
  const caller = hashSecret(mailboxOf(email));
  for (const limit of mailLimits) {
    if ((await countHit(db, limit, { caller, now })).exceeded) return false;
  }
  return true;
}
