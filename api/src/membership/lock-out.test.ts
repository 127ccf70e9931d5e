import { lockOut } from '../access/sign-in-attempts.ts';
import { password, type TestMembership, testMembership } from './testing.ts';

let site: TestMembership;
beforeAll(async () => {
  site = await testMembership();
});
afterAll(() => site.close());
beforeEach(() => {
  // Starts a new rate limit window for each test.
  site.clock.pass({ minutes: 60 });
  site.mails.length = 0;
});

const locked = 'Account is locked due to too many failed request attempts';

async function failOften(email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await site.submit({ email, password: 'wrong' });
}

describe('the lock-out', () => {
  test('comes with the fifth failure and holds even the right password out', async () => {
    const email = await site.newUser();
    await failOften(email, 4);
    expect((await site.submit({ email, password: 'wrong' })).text).toContain(locked);
    const right = await site.submit({ email, password });
    expect(right.status).toBe(423);
    expect(right.text).toContain(locked);
    expect(right.location).toBeNull();
  });

  test('is over after 15 minutes', async () => {
    const email = await site.newUser();
    await failOften(email, lockOut.failures);
    site.clock.pass({ minutes: 14, seconds: 59 });
    expect((await site.submit({ email, password })).status).toBe(423);
    site.clock.pass({ seconds: 1 });
    expect((await site.submit({ email, password })).status).toBe(303);
  });

  test('starts counting anew when it is over', async () => {
    const email = await site.newUser();
    await failOften(email, lockOut.failures);
    site.clock.pass({ minutes: 15 });
    expect((await site.submit({ email, password: 'wrong' })).status).toBe(401);
  });

  test('does not come when the right password came in between', async () => {
    const email = await site.newUser();
    await failOften(email, lockOut.failures - 1);
    expect((await site.submit({ email, password })).status).toBe(303);
    expect((await site.submit({ email, password: 'wrong' })).status).toBe(401);
  });

  test('counts failures of the last 15 minutes alone', async () => {
    const email = await site.newUser();
    await failOften(email, lockOut.failures - 1);
    site.clock.pass({ minutes: 16 });
    expect((await site.submit({ email, password: 'wrong' })).status).toBe(401);
  });

  test('comes to addresses that nobody has as well', async () => {
    await failOften('nobody-2@fleet.example', lockOut.failures);
    const { status, text } = await site.submit({ email: 'nobody-2@fleet.example', password });
    expect(status).toBe(423);
    expect(text).toContain(locked);
    expect(site.mails).toEqual([]);
  });

  test('cannot be slipped past by guessing all at once', async () => {
    const email = await site.newUser();
    const guesses = Array.from({ length: 12 }, () => site.submit({ email, password: 'wrong' }));
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(lockOut.failures - 1);
    expect((await site.submit({ email, password })).status).toBe(423);
  });

  const from = (network: string) => ({ 'x-forwarded-for': network });
  const failFrom = async (email: string, network: string, times: number) => {
    for (let time = 0; time < times; time += 1)
      await site.submit({ email, password: 'wrong' }, from(network));
  };

  test('locks out the network that guesses, but not the owner on another network', async () => {
    const email = await site.newUser();
    await failFrom(email, '203.0.113.9', lockOut.failures);
    expect((await site.submit({ email, password }, from('203.0.113.9'))).status).toBe(423);
    expect((await site.submit({ email, password }, from('198.51.100.7'))).status).toBe(303);
  });

  test('comes everywhere after many failures, but where the owner has signed in before', async () => {
    const email = await site.newUser();
    expect((await site.submit({ email, password }, from('198.51.100.7'))).status).toBe(303);
    for (let index = 0; index < 13; index += 1) await failFrom(email, `203.0.113.${index}`, 4);
    expect((await site.submit({ email, password }, from('192.0.2.1'))).status).toBe(423);
    expect((await site.submit({ email, password }, from('198.51.100.7'))).status).toBe(303);
    expect((await site.submit({ email, password }, from('192.0.2.1'))).status).toBe(423);
  });

  test('knows where the owner signed in for 90 days, counted from the last time', async () => {
    const email = await site.newUser();
    const [kept, old] = ['198.51.100.7', '198.51.100.8'];
    const days = (count: number) => site.clock.pass({ minutes: count * 24 * 60 });
    for (const network of [kept, old]) await site.submit({ email, password }, from(network));
    days(60);
    expect((await site.submit({ email, password }, from(kept))).status).toBe(303);
    days(60);
    // Every sign-in deletes networks that are too old to count as known.
    await site.submit({ email: await site.newUser(), password });
    for (let index = 0; index < 13; index += 1) await failFrom(email, `203.0.113.${index}`, 4);
    expect((await site.submit({ email, password }, from(old))).status).toBe(423);
    expect((await site.submit({ email, password }, from(kept))).status).toBe(303);
  });

  test('mails its owner three times an hour at most', async () => {
    const email = await site.newUser();
    for (let index = 0; index < 5; index += 1) {
      await failFrom(email, `203.0.113.${100 + index}`, lockOut.failures);
    }
    expect(site.mails).toHaveLength(3);
  });

  test('does not come to many right sign-ins at the same time', async () => {
    const email = await site.newUser();
    const pages = await Promise.all(
      Array.from({ length: 12 }, () => site.submit({ email, password })),
    );
    expect(pages.map(({ status }) => status)).toEqual(Array(12).fill(303));
  });

  test('counts no failures that lie ahead, as after a clock was set back', async () => {
    const email = await site.newUser();
    await failOften(email, lockOut.failures - 1);
    site.clock.pass({ minutes: -24 * 60 });
    expect((await site.submit({ email, password: 'wrong' })).status).toBe(401);
  });

  test('counts a network by what its machines have in common', async () => {
    const email = await site.newUser();
    for (let host = 1; host <= lockOut.failures; host += 1) {
      await failFrom(email, `2001:db8:0:7::${host}`, 1);
    }
    expect((await site.submit({ email, password }, from('2001:db8:0:7::99'))).status).toBe(423);
    expect((await site.submit({ email, password }, from('2001:db8:0:8::1'))).status).toBe(303);
  });

  test('is over, and so are limits, when they end later than any could', async () => {
    const email = await site.newUser();
    await failOften(email, lockOut.failures);
    site.clock.pass({ minutes: -24 * 60 });
    expect((await site.submit({ email, password })).status).toBe(303);
  });

  test('is told to the owner of the account by mail, once', async () => {
    const email = await site.newUser();
    await failOften(email, lockOut.failures + 2);
    expect(site.mails).toEqual([
      {
        to: email,
        subject: 'Your account is locked for 15 minutes',
        text: expect.stringContaining('gave a wrong password 5 times'),
      },
    ]);
  });

  test('keeps no address in the database', async () => {
    await failOften('typed-by-mistake@fleet.example', 1);
    const rows = await site.database.kysely.selectFrom('sign_in_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain('typed-by-mistake');
  });
});
