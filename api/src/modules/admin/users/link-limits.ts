import type { Kysely } from 'kysely';
import type { Schema } from '../../../db/schema/schema.ts';
import { enforceLimit } from '../../../limits/enforce-limit.ts';

/** Of all links that one administrator has mailed. */
const senderLimit = { name: 'email-link', hits: 30, seconds: 600 };

/** Of the people whom one administrator adds, each of whom is mailed. */
export const welcomeLimit = { name: 'welcome-mail', hits: 300, seconds: 3600 };

/** Of the links that one user is mailed, whoever asks for them. */
const ownerLimits = [
  { name: 'email-link-mail', hits: 3, seconds: 3600 },
  { name: 'email-link-mail-day', hits: 10, seconds: 86_400 },
];

/** @throws Refusal `too_many_requests` once an administrator has mailed too much, or to one user */
export async function limitLinks(
  db: Kysely<Schema>,
  { sender, owner, now }: { sender: number; owner: number; now: Date },
): Promise<void> {
  await enforceLimit(db, senderLimit, { caller: String(sender), now });
  for (const limit of ownerLimits) await enforceLimit(db, limit, { caller: String(owner), now });
}
