import { type Kysely, sql } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import { noFiles } from './put-letter.ts';

type Db = Kysely<Schema>;

/** A mail whose turn it is. */
export interface DueMail {
  readonly id: number;
  readonly letter_id: number;
  readonly address: string;
  readonly message_id: string;
  /** This one included. */
  readonly attempts: number;
}

/**
 * Claims the mail that has been due longest, or null. One whose sender was not heard of for a while is due
 * again: nobody knows whether it was sent.
 *
 * @param silentSince when a sender that is at work was heard of at the latest
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

/** What a mail says. */
export const readLetter = (db: Db, id: number) =>
  db
    .selectFrom('outbox_letters')
    .select(['subject', 'body', 'files'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

const sending = (db: Db, id: number) =>
  db.updateTable('outbox_mails').where('id', '=', id).where('state', '=', 'sending');

/** Says that a mail is still being sent. */
export async function reportSending(db: Db, id: number, now: Date): Promise<void> {
  await sending(db, id).set({ seen_at: now }).execute();
}

/** Marks a mail as sent, or as given up, once and for all. Files that nobody waits for are forgotten. */
export async function settleMail(
  db: Db,
  { id, letter_id }: DueMail,
  { state, now }: { state: 'sent' | 'failed'; now: Date },
): Promise<void> {
  await sending(db, id).set({ state, settled_at: now, seen_at: null }).execute();
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

/** Has a mail wait for its next attempt. */
export async function postponeMail(db: Db, id: number, next_at: Date): Promise<void> {
  await sending(db, id).set({ state: 'waiting', next_at, seen_at: null }).execute();
}

/** Has everything wait again that was being sent: by a process that has ended. */
export async function takeBack(db: Db): Promise<void> {
  await db
    .updateTable('outbox_mails')
    .set({ state: 'waiting', seen_at: null })
    .where('state', '=', 'sending')
    .execute();
}
