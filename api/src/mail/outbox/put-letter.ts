import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema/schema.ts';
import type { Attachment, Mail } from '../mail.ts';

/** A letter to several people, each of whom gets a separate mail. */
export interface Letter extends Omit<Mail, 'to' | 'messageId'> {
  /** The user who sends it. */
  readonly userId: number;
  readonly addresses: readonly string[];
}

interface KeptFile {
  readonly filename: string;
  readonly contentType: string;
  /** Base64. */
  readonly content: string;
}

/**
 * Adds a letter to the outbox within a transaction; it is sent once that is committed.
 *
 * @returns the letter's id
 */
export async function putLetter(
  transaction: Kysely<Schema>,
  { userId: user_id, addresses, subject, text, attachments = [] }: Letter,
  now: Date,
): Promise<number> {
  const { id } = await transaction
    .insertInto('outbox_letters')
    .values({ user_id, subject, body: text, files: keptFiles(attachments), created_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const mails = addresses.map((address) => ({
    letter_id: id,
    user_id,
    address,
    message_id: randomUUID(),
    next_at: now,
  }));
  await transaction.insertInto('outbox_mails').values(mails).execute();
  return id;
}

/** Replaces the files of a letter once they are not needed any more. */
export const noFiles = '[]';

function keptFiles(attachments: readonly Attachment[]): string {
  const files = attachments.map(
    ({ content, ...file }): KeptFile => ({ ...file, content: content.toString('base64') }),
  );
  return JSON.stringify(files);
}

/** Restores the files of a letter. */
export const filesIn = (kept: string): Attachment[] =>
  (JSON.parse(kept) as KeptFile[]).map(({ content, ...file }) => ({
    ...file,
    content: Buffer.from(content, 'base64'),
  }));
