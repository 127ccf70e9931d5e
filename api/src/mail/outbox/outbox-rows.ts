import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import { noFiles } from './put-letter.ts';

type Db = Kysely<Schema>;

/** A claimed mail. */
export interface DueMail {
  readonly id: number;
  readonly letter_id: number;
  readonly address: string;
  readonly message_id: string;
  /** Including this one. */
  readonly attempts: number;
}

/**
 * Claims the mail that has been due longest, or null. A mail whose sender has been silent for a
 * while is due again, since it may not have been sent.
 *
 * @param silentSince senders without a sign of life since then count as dead
 */
export async function claimMail(
  db: Db,
  { now, silentSince }: { now: Date; silentSince: Date },
): Promise<DueMail | null> {
  const { rows } = await sql<DueMail>`
    update outbox_mails set state = 'sending', attempts = attempts + 1, seen_at = ${now}
    where id = (
      select id from outbox_mails
      where (state = 'waiting' and next_at <= ${now})
        or (state = 'sending' and seen_at < ${silentSince})
      order by next_at, id limit 1 for update skip locked
    )
    returning id, letter_id, address, message_id, attempts`.execute(db);
  return rows[0] ?? null;
}

/** Reads the content of a mail. */
export const readLetter = (db: Db, id: number) =>
  db
    .selectFrom('outbox_letters')
    .select(['subject', 'body', 'files'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const updateSendingMail = (db: Db, id: number) =>
  db.updateTable('outbox_mails').where('id', '=', id).where('state', '=', 'sending');

/** Records that a mail is still being sent. */
export async function reportSending(db: Db, id: number, now: Date): Promise<void> {
  await updateSendingMail(db, id).set({ seen_at: now }).execute();
}

/**
 * Marks a mail as sent or failed, for good. Deletes the letter's files if no other mail needs them.
 */
export async function finishMail(
  db: Db,
  { id, letter_id }: DueMail,
  { state, now }: { state: 'sent' | 'failed'; now: Date },
): Promise<void> {
  await updateSendingMail(db, id).set({ state, settled_at: now, seen_at: null }).execute();
  await db
    .updateTable('outbox_letters')
    .set({ files: noFiles })
    .where('id', '=', letter_id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox_mails')
            .select('id')
            .where('letter_id', '=', letter_id)
            .where('state', 'in', ['waiting', 'sending']),
        ),
      ),
    )
    .execute();
}

/** Schedules a mail for its next attempt. */
export async function postponeMail(db: Db, id: number, next_at: Date): Promise<void> {
  await updateSendingMail(db, id).set({ state: 'waiting', next_at, seen_at: null }).execute();
}

/** Makes all mails wait again that a process was sending when it ended. */
export async function requeueSendingMails(db: Db): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ state: 'waiting', seen_at: null })
    .where('state', '=', 'sending')
    .execute();
}
