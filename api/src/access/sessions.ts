import { type Kysely, sql } from 'kysely';
import type { Schema } from '../db/schema/schema.ts';
import type { CurrentUser } from './current-user.ts';
import { keyDue, renewalAfterLostAnswer } from './key-times.ts';
import { hashSecret, newSecret } from './secrets.ts';
import { currentUserColumns } from './users.ts';

export interface Session {
  /** Names the session in the database; it opens nothing. */
  readonly tokenHash: string;
  readonly startedAt: Date;
  /** When the session ends unless a call extends it. */
  readonly endsAt: Date;
  /** When the caller's key is due to be replaced by a new one. */
  readonly keyDueAt: Date;
}

/** The secrets of a new session; returned once and stored as hashes. */
export interface StartedSession extends Session {
  readonly token: string;
  readonly apiKey: string;
}

export interface SessionKeys {
  readonly token: string;
  readonly apiKey: string;
}

/** An active session as found for a call. */
export interface ResumedSession extends Session {
  /** Identifies the session's key in the database. */
  readonly keyHash: string;
  /** Whether the call used the session's previous key. */
  readonly isPrevious: boolean;
}

const after = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** Opens a session for a user, and deletes expired ones. */
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

/** Milliseconds: a session's end is moved only if it changes by at least this much. */
const leastMove = 1_000;

/**
 * Finds the active session that both secrets belong to, with its user; the previous key works for a
 * while as well. The call extends the session to its full length from now, unless it was made in
 * the background; the first use of a new key is recorded.
 *
 * @returns null when there is none, it has expired, a secret is wrong, or its user was locked
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
  const keyDueAt = mayBeLost ? renewalAfterLostAnswer(previous_key_until) : key_due_at;
  const fullEnd = after(now, minutes);
  const isMoved = !background && Math.abs(fullEnd.getTime() - oldEnd.getTime()) >= leastMove;
  const endsAt = isMoved ? fullEnd : oldEnd;
  const isFirstUse = !isPrevious && !key_is_used;
  if (isMoved || isFirstUse) {
    const moved = await database
      .updateTable('sessions')
      .set({
        ...(isMoved && { ends_at: endsAt }),
        // Only for this key: another call may have renewed it since.
        ...(isFirstUse && { key_is_used: sql<boolean>`api_key_hash = ${usedKeyHash}` }),
      })
      .where('token_hash', '=', tokenHash)
      .executeTakeFirst();
    // The user signed out between the two statements.
    if (moved.numUpdatedRows === 0n) return null;
  }
  return { session: { tokenHash, startedAt, endsAt, keyDueAt, keyHash, isPrevious }, user };
}

/** Reads the user of an active session, without extending it; null once it has ended. */
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

/** Ends a session and thereby invalidates its secrets. */
export async function endSession(database: Kysely<Schema>, session: Session): Promise<void> {
  await database.deleteFrom('sessions').where('token_hash', '=', session.tokenHash).execute();
}
