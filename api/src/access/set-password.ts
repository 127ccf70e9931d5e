import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import { endSessionsOf } from './end-sessions.ts';
import { type LinkOwner, workingLink } from './password-links.ts';
import { hashSecret } from './secrets.ts';
import { forgetFailures } from './sign-in-attempts.ts';

/**
 * Sets the password of the link's owner and uses the link up. It ends all sessions of that user and
 * lifts a lock due to failed sign-ins.
 *
 * @returns null when the link does not work (any more)
 */
export function setPassword(
  database: Kysely<Schema>,
  { secret, passwordHash, now }: { secret: string; passwordHash: string; now: Date },
): Promise<LinkOwner | null> {
  return database.transaction().execute(async (transaction) => {
    // Locks the user first, as `issueLink` does.
    const owner = await workingLink(transaction, secret, now).forUpdate('users').executeTakeFirst();
    if (!owner) return null;
    const used = await transaction
      .updateTable('password_links')
      .set({ used_at: now })
      .where('link_hash', '=', hashSecret(secret))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    // Used or replaced by a transaction that had the user locked until now.
    if (used.numUpdatedRows === 0n) return null;
    await transaction
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', owner.id)
      .execute();
    await endSessionsOf(transaction, owner.id);
    await forgetFailures(transaction, owner.email);
    return owner;
  });
}
