import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { hashSecret } from './secrets.ts';

const keptDays = 90;

/** Records that a user has signed in from a network, and deletes old records. */
export async function rememberNetwork(
  database: Kysely<Schema>,
  { userId, network, now }: { userId: number; network: string; now: Date },
): Promise<void> {
  const forgotten = new Date(now.getTime() - keptDays * 86_400_000);
  await database.deleteFrom('sign_in_networks').where('seen_at', '<', forgotten).execute();
  await database
    .insertInto('sign_in_networks')
    .values({ user_id: userId, network_hash: hashSecret(network), seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'network_hash']).doUpdateSet({ seen_at: now }),
    )
    .execute();
}

/** Whether the owner of an e-mail address has signed in from a network before. */
export async function isKnownNetwork(
  database: Kysely<Schema>,
  { email, network }: { email: string; network: string },
): Promise<boolean> {
  const row = await database
    .selectFrom('sign_in_networks')
    .innerJoin('users', 'users.id', 'sign_in_networks.user_id')
    .select('user_id')
    .where(sql<boolean>`lower(users.email) = lower(${email.trim()})`)
    .where('network_hash', '=', hashSecret(network))
    .executeTakeFirst();
  return row !== undefined;
}
