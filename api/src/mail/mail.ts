import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';

/** A file attached to a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Mail {
  /** A UUID that identifies a mail when it is sent again; a new one by default. */
  readonly messageId?: string;
  /** A bare address, never parsed as a list or as an address with a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
}

export type SendMail = (mail: Mail) => Promise<void>;

/**
 * Sends a mail without waiting for it: the time that a mail takes must not reveal whether one is
 * sent.
 */
export type PostMail = (mail: Mail) => void;

/** @param onProblem called when a mail was not sent */
export const createPostMail =
  (send: SendMail, onProblem: (error: unknown) => void): PostMail =>
  (mail) => {
    send(mail).catch(onProblem);
  };

/**
 * Sends mails through the mail server of the settings, or writes each to a file in the outbox
 * folder.
 */
export function openMail({
  smtpUrl,
  dataDir,
  mailFrom,
}: Pick<Settings, 'smtpUrl' | 'dataDir' | 'mailFrom'>): SendMail {
  return smtpUrl === null ? outbox(join(dataDir, 'outbox'), mailFrom) : smtp(smtpUrl, mailFrom);
}

/** The part of an address after the at sign. */
const hostOf = (address: string): string => /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost';

/** The recipient is an object, so that the address is used unchanged; a text would be parsed. */
const toSmtpMessage = (from: string, { to, attachments = [], messageId, ...mail }: Mail) => ({
  from,
  ...(messageId !== undefined && { messageId: `<${messageId}@${hostOf(from)}>` }),
  to: { name: '', address: to },
  ...mail,
  attachments: [...attachments],
});

function smtp(url: string, from: string): SendMail {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail(toSmtpMessage(from, mail));
  };
}

/** Files appear atomically and sort by time; only their owner can read them. */
function outbox(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(toSmtpMessage(from, mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, join(folder, `${name}.eml`));
  };
}
