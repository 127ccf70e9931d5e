import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { basePaths } from '@portal/contract/wire';
import { startSession } from '../access/sessions.ts';
import { accountIds, yards } from '../modules/fleet-surveys/surveys/testing/yard-rows.ts';
import { storeFleetClerk } from './testing/fleet-clerk.ts';
import { createServerFixture, freePort } from './testing/served-api.ts';

let folder: Awaited<ReturnType<typeof createServerFixture>>;
beforeAll(async () => {
  folder = await createServerFixture();
});
afterEach(() => folder.endAll());
afterAll(() => folder.remove());

/** A mail server that accepts mails and answers each one as `answer` says. */
async function mailServer(port: number, answer: () => string | null) {
  const letters: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    let letter: string | null = null;
    socket.setEncoding('utf8').on('error', () => {});
    socket.write('220 test\r\n');
    socket.on('data', (chunk: string) => {
      if (letter === null) {
        const isData = /^DATA/i.test(chunk);
        if (isData) letter = '';
        socket.write(isData ? '354 go on\r\n' : '250 fine\r\n');
        return;
      }
      letter += chunk;
      if (!letter.includes('\r\n.\r\n')) return;
      letters.push(letter);
      letter = null;
      const said = answer();
      if (said) socket.write(said);
    });
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    for (const socket of sockets) socket.destroy();
    server.close();
    await once(server, 'close');
  };
  return { letters, close };
}

const nameOf = (letter: string | undefined) => /^Message-ID:\s*(<[^>]+>)/im.exec(letter ?? '')?.[1];
const until = async (is: () => boolean) => {
  while (!is()) await new Promise((resolve) => setTimeout(resolve, 50));
};

test('a mail outlives kill -9 before the mail server has answered, and keeps its name', async () => {
  const { session, survey } = await folder.withDatabase(async (db) => {
    const user_id = await storeFleetClerk(db);
    const { id } = await db
      .insertInto('surveys')
      .values({
        account_id: accountIds.own,
        location_id: yards.yard,
        kind: 'yard',
        survey_date: '2025-06-20',
        surveyor: 'Ana Reyes',
        state: 'open',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const keys = await startSession(db, user_id, { now: new Date(), minutes: 30 });
    return { session: keys, survey: id };
  });
  const port = await freePort();
  const env = { SMTP_URL: `smtp://127.0.0.1:${port}` };

  const silent = await mailServer(port, () => null);
  const first = await folder.serveUntilReady(env);
  const answer = await fetch(`${first.api}${basePaths.v2}/fleet_survey/send_email_reports`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${session.token}`,
      'api-key': session.apiKey,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      client_key: randomUUID(),
      surveys: [survey],
      formats: ['excel'],
      addresses: ['rita@hauler.example'],
    }),
  });
  expect(answer.status).toBe(200);
  await until(() => silent.letters.length > 0);
  first.child.kill('SIGKILL');
  await first.ended;
  await silent.close();

  // Simulates a sender that has been silent for a while; on a shared database, other processes take
  // this to mean that it is gone.
  await folder.withDatabase((db) =>
    db
      .updateTable('outbox_mails')
      .set({ seen_at: new Date(0) })
      .execute(),
  );
  const talking = await mailServer(port, () => '250 taken\r\n');
  const second = await folder.serveUntilReady(env);
  await until(() => talking.letters.length > 0);
  second.child.kill('SIGTERM');
  await second.ended;
  await talking.close();

  expect(nameOf(talking.letters[0])).toMatch(/^<[0-9a-f-]{36}@/);
  expect(talking.letters.map(nameOf)).toEqual(silent.letters.map(nameOf));
  expect(talking.letters[0]).toContain('.xlsx');
  const rows = await folder.withDatabase((db) =>
    db.selectFrom('outbox_mails').select(['state', 'attempts']).execute(),
  );
  expect(rows).toEqual([{ state: 'sent', attempts: 2 }]);
});
