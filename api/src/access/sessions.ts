import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { CurrentUser } from './current-user.ts';
import { againWhenLost, keyDue } from './key-times.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { currentUserColumns } from './users.ts';

export interface Session {
  /** Names the session in the database; it opens nothing. */
  readonly tokenHash: string;
  readonly startedAt: Date;
  /** When the session is over unless a call moves it. */
  readonly endsAt: Date;
  /** From then on whoever has the key of this call is given a new one. */
  readonly keyDueAt: Date;
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

/** A living session as a call finds it. */
export interface ResumedSession extends Session {
  /** Names the session's key in the database. */
  readonly keyHash: string;
  /** Whether the call came with the key before the session's. */
  readonly isPrevious: boolean;
}

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Opens a session for a user, and forgets those that are over. */
export async function startSession(
  database: Kysely<Schema>,
  userId: number,
  { now, minutes, device = '' }: { now: Date; minutes: number; device?: string },
): Promise<StartedSession> {
  await database.deleteFrom('sessions').where('ends_at', '<=', now).execute();
  const [token, apiKey] = [newSecret(), newSecret()];
  const session = {
    tokenHash: hashSecret(token),
    startedAt: now,
    endsAt: after(now, minutes),
    keyDueAt: keyDue(now, minutes),
  };
  await database
    .insertInto('sessions')
    .values({
      token_hash: session.tokenHash,
      api_key_hash: hashSecret(apiKey),
      user_id: userId,
      device,
      started_at: session.startedAt,
      ends_at: session.endsAt,
      key_due_at: session.keyDueAt,
    })
    .execute();
  return { ...session, token, apiKey };
}

/** Calls so soon after one another move the end of their session once, in milliseconds. */
const leastMove = 1_000;

/**
 * The living session that both secrets belong to, with its user; for a while the key before the
 * session's serves as well. The call moves the session's end to the full length from now, unless
 * it was made in the background; the first one with a new key is noted.
 *
 * @returns null when there is none, it is over, a secret is wrong, or its user was locked
 */
export async function resumeSession(
  database: Kysely<Schema>,
  keys: SessionKeys,
  { now, minutes, background }: { now: Date; minutes: number; background: boolean },
): Promise<{ session: ResumedSession; user: CurrentUser } | null> {
  const tokenHash = hashSecret(keys.token);
  const usedKeyHash = hashSecret(keys.apiKey);
  const row = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(currentUserColumns)
    .select(['started_at', 'ends_at', 'api_key_hash', 'key_due_at'])
    .select(['previous_key_until', 'key_is_used'])
    .where('sessions.token_hash', '=', tokenHash)
    .where(({ eb, and, or }) =>
      or([
        eb('api_key_hash', '=', usedKeyHash),
        and([eb('previous_key_hash', '=', usedKeyHash), eb('previous_key_until', '>', now)]),
      ]),
    )
    .where('sessions.ends_at', '>', now)
    .where('users.is_locked', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  const {
    started_at: startedAt,
    ends_at: oldEnd,
    api_key_hash: keyHash,
    key_due_at,
    previous_key_until,
    key_is_used,
    ...user
  } = row;
  const isPrevious = keyHash !== usedKeyHash;
  const mayBeLost = isPrevious && !key_is_used && previous_key_until !== null;
  const keyDueAt = mayBeLost ? againWhenLost(previous_key_until) : key_due_at;
  const fullEnd = after(now, minutes);
  const isMoved = !background && Math.abs(fullEnd.getTime() - oldEnd.getTime()) >= leastMove;
  const endsAt = isMoved ? fullEnd : oldEnd;
  const isFirstUse = !isPrevious && !key_is_used;
  if (isMoved || isFirstUse) {
    const moved = await database
      .updateTable('sessions')
      .set({
        ...(isMoved && { ends_at: endsAt }),
        // Only of that key: another call may have renewed it since.
        ...(isFirstUse && { key_is_used: sql<boolean>`api_key_hash = ${usedKeyHash}` }),
      })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    // Signed out between the two statements.
    if (moved.numUpdatedRows === 0n) return null;
  }
  return { session: { tokenHash, startedAt, endsAt, keyDueAt, keyHash, isPrevious }, user };
}

/** The user of a session that is still alive; null once it has ended. The session's end stays. */
export async function userOfSession(
  database: Kysely<Schema>,
  { tokenHash }: Pick<Session, 'tokenHash'>,
  now: Date,
): Promise<CurrentUser | null> {
  const user = await database
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(currentUserColumns)
    .where('sessions.token_hash', '=', tokenHash)
    .where('sessions.ends_at', '>', now)
    .where('users.is_locked', '=', false)
    .executeTakeFirst();
  return user ?? null;
}

/** Ends a session; its secrets open nothing from now on. */
export async function endSession(database: Kysely<Schema>, session: Session): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
}
