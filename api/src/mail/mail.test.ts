import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import type { AddressInfo, Socket } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** As much of a mail server as one mail needs. */
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
