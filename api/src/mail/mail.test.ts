import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { declinedMail, welcomeMail } from './access-mails.ts';
import { openMail } from './mail.ts';

const mailFrom = 'Tires <tires@fleet.example>';
const mail = { to: 'uma@fleet.example', subject: 'Conta bloqueada', text: 'Olá, Uma' };

test('without a mail server a mail is a file of the outbox', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-mail-'));
  const send = openMail({ smtpUrl: null, dataDir, mailFrom });
  await Promise.all([send(mail), send(mail)]);
  const files = await readdir(join(dataDir, 'outbox'));
  expect(files).toHaveLength(2);
  const file = join(dataDir, 'outbox', files[0] ?? '');
  expect(file).toMatch(/\.eml$/);
  expect(await readFile(file, 'utf8')).toMatch(
    /From: Tires <tires@fleet\.example>\r\nTo: uma@fleet\.example\r\nSubject: Conta bloqueada/,
  );
  expect((await stat(file)).mode & 0o077).toBe(0);
  await rm(dataDir, { recursive: true });
});

test('files go with a mail as they are', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'portal-mail-'));
  const content = randomBytes(100_000);
  const file = { filename: 'Inspeções.xlsx', contentType: 'application/vnd.ms-excel', content };
  await openMail({ smtpUrl: null, dataDir, mailFrom })({ ...mail, attachments: [file] });
  const [name = ''] = await readdir(join(dataDir, 'outbox'));
  const letter = await readFile(join(dataDir, 'outbox', name), 'utf8');
  const [, part = ''] = letter.split('Content-Type: application/vnd.ms-excel');
  const [head = '', body = ''] = part.split('\r\n\r\n');
  expect(head).toContain("filename*0*=utf-8''Inspe%C3%A7%C3%B5es.xlsx");
  const [sent = ''] = body.split('\r\n--');
  expect(Buffer.from(sent, 'base64').equals(content)).toBe(true);
  await rm(dataDir, { recursive: true });
});

test('with a mail server it is sent there', async () => {
  const received: string[] = [];
  const server = createServer((socket) => answerSmtp(socket, received));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '/nowhere', mailFrom })(mail);
  expect(received.join('')).toContain('From: Tires <tires@fleet.example>');
  expect(received.join('')).toContain('Subject: Conta bloqueada');
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  'x1<flood@five.example>',
  '(x8)flood@five.example',
  'flood@five.example,x6@five.example',
  'g:flood@five.example;z',
])('%s is never read as a list, or as a name with an address', async (to) => {
  const received: string[] = [];
  const server = createServer((socket) => answerSmtp(socket, received));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const send = openMail({ smtpUrl: `smtp://127.0.0.1:${port}`, dataDir: '/nowhere', mailFrom });
  await send({ ...mail, to }).catch(() => undefined);
  expect(received.join('')).not.toMatch(/RCPT TO:<flood@five\.example>/i);
  expect(received.filter((line) => /^RCPT/i.test(line)).length).toBeLessThanOrEqual(1);
  await new Promise((resolve) => server.close(resolve));
});

test.each(['en-US', 'es-US', 'pt-BR', 'fr-CA'] as const)(
  'mails in %s greet without the name that somebody typed',
  (locale) => {
    const person = { email: 'uma@fleet.example', name: 'Win at https://evil.example' };
    const to = { membershipOrigin: 'https://members.example', secret: 'secret' };
    const mails = [declinedMail(person, '', locale), welcomeMail(person, to, locale)];
    expect(JSON.stringify(mails)).not.toMatch(/evil|\{\{/);
  },
);

/** A minimal mail server for a single mail. */
function answerSmtp(socket: Socket, received: string[]): void {
  let isData = false;
  socket.setEncoding('utf8');
  socket.write('220 test\r\n');
  socket.on('data', (chunk: string) => {
    received.push(chunk);
    if (isData) {
      if (!chunk.includes('\r\n.\r\n')) return;
      isData = false;
      socket.write('250 taken\r\n');
    } else if (/^QUIT/i.test(chunk)) {
      socket.end('221 bye\r\n');
    } else {
      isData = /^DATA/i.test(chunk);
      socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
    }
  });
}
