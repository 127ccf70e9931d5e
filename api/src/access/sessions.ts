import type { Kysely } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { CurrentUser } from './current-user.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { currentUserColumns } from './users.ts';

export interface Session {
  /** Names the session in the database; it opens nothing. */
  readonly tokenHash: string;
  readonly startedAt: Date;
  /** When the session is over unless a call moves it. */
  readonly endsAt: Date;
}

/** The secrets of a new session; they are shown once and kept as hashes. */
export interface StartedSession extends Session {
  readonly token: string;
  readonly apiKey: string;
}

export interface SessionKeys {
  readonly token: string;
  readonly apiKey: string;
}

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Opens a session for a user, and forgets those that are over. */
export async function startSession(
  database: Kysely<Schema>,
  userId: number,
  { now, minutes }: { now: Date; minutes: number },
): Promise<StartedSession> {
  await database.deleteFrom('sessions').where('ends_at', '<=', now).execute();
  const [token, apiKey] = [newSecret(), newSecret()];
  const session = { tokenHash: hashSecret(token), startedAt: now, endsAt: after(now, minutes) };
  await database
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      api_key_hash: hashSecret(apiKey),
      user_id: userId,
      started_at: session.startedAt,
      ends_at: session.endsAt,
    })
    .execute();
  return { ...session, token, apiKey };
}

/**
 * The living session that both secrets belong to, with its user. The call moves the session's end
 * to the full length from now, unless it was made in the background.
 *
 * @returns null when there is none, it is over, a secret is wrong, or its user was locked
 */
export async function resumeSession(
  database: Kysely<Schema>,
  keys: SessionKeys,
  { now, minutes, background }: { now: Date; minutes: number; background: boolean },
): Promise<{ session: Session; user: CurrentUser } | null> {
  const tokenHash = hashSecret(keys.token);
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(currentUserColumns)
    .select(['sessions.started_at', 'sessions.ends_at'])
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.api_key_hash', '=', hashSecret(keys.apiKey))
    .where('sessions.ends_at', '>', now)
    .where('users.is_locked', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  const { started_at: startedAt, ends_at: oldEnd, ...user } = row;
  const endsAt = background ? oldEnd : after(now, minutes);
  if (!background) {
    const moved = await database
      .updateTable('sessions')
      .set({ ends_at: endsAt })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    // Signed out between the two statements.
    if (moved.numUpdatedRows === 0n) return null;
  }
  return { session: { tokenHash, startedAt, endsAt }, user };
}

/** Ends a session; its secrets open nothing from now on. */
export async function endSession(database: Kysely<Schema>, session: Session): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
}
