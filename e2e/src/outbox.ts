import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect } from '@playwright/test';

/** Data folder of the portal under test. */
const dataDir = process.env.DATA_DIR;

/** Returns the e-mails to an address as text, oldest first. */
export async function mailsTo(email: string): Promise<string[]> {
  const folder = path.join(dataDir ?? '', 'outbox');
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.eml'));
  const mails = await Promise.all(
    files.sort().map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map(decodeMail);
}

/** Returns the link in the latest e-mail to an address that contains one, or null. */
export async function linkTo(email: string): Promise<string | null> {
  const links = (await mailsTo(email)).flatMap((mail) => /https?:\/\/\S+/.exec(mail)?.[0] ?? []);
  return links.at(-1) ?? null;
}

/** Waits for an e-mail to an address and returns the attachments of the latest one, by name. */
export async function filesTo(email: string): Promise<Map<string, Buffer>> {
  await expect.poll(() => mailsTo(email)).not.toEqual([]);
  const mail = (await mailsTo(email)).at(-1) ?? '';
  const parts = mail.split(/\r?\n--[^\r\n]+\r?\n/).slice(1);
  return new Map(
    parts.flatMap((part) => {
      const [head = '', content = ''] = part.split(/\r?\n\r?\n/);
      const [, quoted, bare] = /filename=(?:"([^"]+)"|(\S+))/.exec(head) ?? [];
      const name = quoted ?? bare;
      return name ? [[name, Buffer.from(content, 'base64')] as const] : [];
    }),
  );
}

// Decodes the folded lines of quoted-printable e-mails.
const decodeMail = (mail: string): string =>
  /^content-transfer-encoding: quoted-printable/im.test(mail)
    ? mail
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
    : mail;
