import { addTestUser, TestClock } from '../../app/testing.ts';
import type { Database } from '../../db/database.ts';
import { testDatabase } from '../../db/testing.ts';
import type { Mail } from '../mail.ts';
import { outboxTidying } from './outbox-tidying.ts';
import { putLetter } from './put-letter.ts';
import { RunningOutbox } from './running-outbox.ts';

let database: Database;
let userId: number;
let clock: TestClock;
let sent: Mail[];
let problems: unknown[];
/** Addresses to which sending currently fails. */
let refused: string[];

beforeAll(async () => {
  database = await testDatabase();
  userId = await addTestUser(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.kysely.deleteFrom('outbox_letters').execute();
  clock = new TestClock();
  [sent, problems, refused] = [[], [], []];
});

const file = { filename: 'a.pdf', contentType: 'application/pdf', content: Buffer.from([0, 255]) };
const put = (...addresses: string[]) =>
  putLetter(
    database.kysely,
    { userId, addresses, subject: 'Surveys', text: 'Hello', attachments: [file] },
    clock.now(),
  );
const outboxOf = (
  send = async (mail: Mail) => {
    if (refused.includes(mail.to)) throw new Error('No such mailbox');
    sent.push(mail);
  },
) => new RunningOutbox({ database, send, clock, onProblem: (error) => problems.push(error) });
const wakeAndWait = async (outbox: RunningOutbox) => {
  outbox.wake();
  await outbox.idle();
};
const states = async () => {
  const rows = await database.kysely
    .selectFrom('outbox_mails')
    .select(['address', 'state', 'attempts'])
    .orderBy('id')
    .execute();
  return rows.map(({ address, state, attempts }) => [address, state, attempts]);
};
const keptFiles = async () =>
  (await database.kysely.selectFrom('outbox_letters').select('files').execute())[0]?.files;

test('each address gets the letter once, and its files are forgotten then', async () => {
  await put('a@b.example', 'c@d.example');
  const outbox = outboxOf();
  await wakeAndWait(outbox);
  await wakeAndWait(outbox);
  expect(sent.map(({ to }) => to)).toEqual(['a@b.example', 'c@d.example']);
  expect(sent[0]).toMatchObject({ subject: 'Surveys', text: 'Hello', attachments: [file] });
  expect(sent[0]?.messageId).not.toBe(sent[1]?.messageId);
  expect(await states()).toEqual([
    ['a@b.example', 'sent', 1],
    ['c@d.example', 'sent', 1],
  ]);
  expect(await keptFiles()).toBe('[]');
});

test('two processes at once send each mail once', async () => {
  await put(...Array.from({ length: 20 }, (_, at) => `${at}@b.example`));
  await Promise.all([wakeAndWait(outboxOf()), wakeAndWait(outboxOf())]);
  expect(new Set(sent.map(({ to }) => to)).size).toBe(20);
  expect(sent).toHaveLength(20);
});

test('one that is refused is tried again later and later, under one name, and given up in the end', async () => {
  await put('a@b.example', 'c@d.example');
  refused = ['a@b.example'];
  const tried: (string | undefined)[] = [];
  const outbox = outboxOf(async (mail) => {
    if (mail.to !== 'a@b.example') return;
    tried.push(mail.messageId);
    throw new Error('No such mailbox');
  });
  await wakeAndWait(outbox);
  expect(await states()).toEqual([
    ['a@b.example', 'waiting', 1],
    ['c@d.example', 'sent', 1],
  ]);
  expect(await keptFiles()).toContain('a.pdf');
  for (const [at, minutes] of [1, 5, 15, 60, 240, 720].entries()) {
    clock.pass({ minutes, seconds: -1 });
    await wakeAndWait(outbox);
    expect(tried).toHaveLength(at + 1);
    clock.pass({ seconds: 1 });
    await wakeAndWait(outbox);
    expect(tried).toHaveLength(at + 2);
  }
  expect((await states())[0]).toEqual(['a@b.example', 'failed', 7]);
  expect(new Set(tried).size).toBe(1);
  expect(problems).toHaveLength(7);
  expect(await keptFiles()).toBe('[]');
  clock.pass({ minutes: 10_000 });
  await wakeAndWait(outbox);
  expect(tried).toHaveLength(7);
});

test('what a process was sending when it died is sent by the next one under the same name', async () => {
  await put('a@b.example');
  const names: (string | undefined)[] = [];
  const dying = outboxOf((mail) => {
    names.push(mail.messageId);
    return new Promise(() => {});
  });
  dying.wake();
  while (names.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const next = outboxOf();
  await wakeAndWait(next);
  expect(sent).toEqual([]);
  clock.pass({ minutes: 1, seconds: 1 });
  await wakeAndWait(next);
  expect(sent.map(({ messageId }) => messageId)).toEqual(names);
  await dying.close();
});

test('letters are forgotten after their days', async () => {
  await put('a@b.example');
  await outboxTidying(90).forget(
    database.kysely,
    new Date(clock.now().getTime() + 89 * 86_400_000),
  );
  expect(await states()).toHaveLength(1);
  await outboxTidying(90).forget(
    database.kysely,
    new Date(clock.now().getTime() + 91 * 86_400_000),
  );
  expect(await states()).toEqual([]);
});
