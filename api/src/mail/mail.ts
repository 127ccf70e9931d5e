import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Settings } from '../settings.ts';

/** A file that goes with a mail. */
export interface Attachment {
  readonly filename: string;
  readonly contentType: string;
  readonly content: Buffer;
}

export interface Mail {
  /** A UUID by which it is known again when it is sent again; without one it gets a new one. */
  readonly messageId?: string;
  /** A bare address. It is never read as a list, or as an address with a name. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly attachments?: readonly Attachment[];
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Sends a mail that nobody waits for: how long a mail takes must not tell that somebody gets one. */
export type PostMail = (mail: Mail) => void;

/** @param onProblem told when a mail was not sent */
export const postBy =
  (send: SendMail, onProblem: (error: unknown) => void): PostMail =>
  (mail) => {
    send(mail).catch(onProblem);
  };

/** Sends through the mail server of the settings, or writes each mail to a file of the outbox. */
export function openMail({
  smtpUrl,
  dataDir,
  mailFrom,
}: Pick<Settings, 'smtpUrl' | 'dataDir' | 'mailFrom'>): SendMail {
  return smtpUrl === null ? outbox(join(dataDir, 'outbox'), mailFrom) : smtp(smtpUrl, mailFrom);
}

/** The part of an address after its sign. */
const hostOf = (address: string): string => /@([^\s>]+)/.exec(address)?.[1] ?? 'localhost';

/** As an object the address is taken as it is; a text would be parsed. */
const letter = (from: string, { to, attachments = [], messageId, ...mail }: Mail) => ({
  from,
  ...(messageId !== undefined && { messageId: `<${messageId}@${hostOf(from)}>` }),
  to: { name: '', address: to },
  ...mail,
  attachments: [...attachments],
});

function smtp(url: string, from: string): SendMail {
  const transport = createTransport(url);
  return async (mail) => {
    await transport.sendMail(letter(from, mail));
  };
}

/** Files appear whole and sort by time; what a mail says is for nobody else on the machine. */
function outbox(folder: string, from: string): SendMail {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    const { message } = await transport.sendMail(letter(from, mail));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const name = `${new Date().toISOString().replaceAll(':', '-')}-${randomUUID().slice(0, 8)}`;
    const unfinished = join(folder, `.${name}`);
    await writeFile(unfinished, message, { mode: 0o600 });
    await rename(unfinished, join(folder, `${name}.eml`));
  };
}
