import type { OpenSession } from '@portal/contract/admin';
import type { Kysely } from 'kysely';
import { recordChange } from '../../../audit/record-change.ts';
import type { Schema } from '../../../db/schema/schema.ts';
import type { EditContext } from './audited-user.ts';

interface Looking {
  /** Token hash of the caller's own session. */
  readonly own: string;
  readonly now: Date;
  /** Minutes that a session lasts after its last use. */
  readonly minutes: number;
}

/** Reads the open sessions of a user, newest first. */
export async function readSessions(
  db: Kysely<Schema>,
  userId: number,
  { own, now, minutes }: Looking,
): Promise<OpenSession[]> {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'device', 'started_at', 'ends_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .orderBy('started_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ id, device, started_at, ends_at, token_hash }) => ({
    id,
    device,
    started_at: started_at.toISOString(),
    used_at: new Date(ends_at.getTime() - minutes * 60_000).toISOString(),
    is_own: token_hash === own,
  }));
}

/** Ends any user's session. */
export const endSessionOf = (db: Kysely<Schema>, id: number, { by, now }: EditContext) =>
  db.transaction().execute(async (transaction) => {
    const ended = await transaction
      .deleteFrom('sessions')
      .where('id', '=', id)
      .returning(['user_id', 'device', 'started_at'])
      .executeTakeFirst();
    if (!ended) return;
    const { login } = await transaction
      .selectFrom('users')
      .select('login')
      .where('id', '=', ended.user_id)
      .executeTakeFirstOrThrow();
    await recordChange(transaction, {
      at: now,
      user: by,
      area: 'person',
      action: 'ended',
      subject: login,
      person: ended.user_id,
      before: { session: ended.device, started_at: ended.started_at.toISOString() },
      after: null,
    });
  });
