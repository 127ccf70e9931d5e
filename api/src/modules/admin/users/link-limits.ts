import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';

/** Limit on all links mailed by one administrator. */
const senderLimit = { name: 'email-link', hits: 30, seconds: 600 };

/** Limit on the people added by one administrator; each of them receives a mail. */
export const welcomeLimit = { name: 'welcome-mail', hits: 300, seconds: 3600 };

/** Limits on the links mailed to one user, by any sender. */
const ownerLimits = [
  { name: 'email-link-mail', hits: 3, seconds: 3600 },
  { name: 'email-link-mail-day', hits: 10, seconds: 86_400 },
];

/**
 * @throws Refusal `too_many_requests` once an administrator has mailed too many links, or a user
 * has received too many
 */
export async function limitLinks(
  db: Kysely<Schema>,
  { sender, owner, now }: { sender: number; owner: number; now: Date },
): Promise<void> {
  await enforceLimit(db, senderLimit, { caller: String(sender), now });
  for (const limit of ownerLimits) await enforceLimit(db, limit, { caller: String(owner), now });
}
