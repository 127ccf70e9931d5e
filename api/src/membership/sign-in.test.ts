import { lockOut } from '../access/sign-in-attempts.ts';
import { redeemCode } from '../access/sign-in-codes.ts';
import { password, portal, type TestMembership, testMembership } from './testing.ts';

let site: TestMembership;
beforeAll(async () => {
  site = await testMembership();
});
afterAll(() => site.close());
beforeEach(() => {
  // Each test has the limit of its own window.
  site.clock.pass({ minutes: 60 });
  site.mails.length = 0;
});

const wrong = 'Email and password combination not recognised. Please try, again.';
const locked = 'Account is locked due to too many failed request attempts';

async function failOften(email: string, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await site.submit({ email, password: 'wrong' });
}

const codeCount = async () =>
  (await site.database.kysely.selectFrom('sign_in_codes').select('user_id').execute()).length;

describe('the right password', () => {
  test('leads back to the portal with a code, the language and the state', async () => {
    const email = await site.newUser();
    const { status, location } = await site.submit({ email, password });
    expect(status).toBe(303);
    expect(`${location?.origin}${location?.pathname}`).toBe(`${portal}/fleet-dashboard`);
    expect(Object.fromEntries(location?.searchParams ?? [])).toEqual({
      user: expect.stringMatching(/^[\w-]{43}$/),
      lang: 'en-US',
      state: 'my-state',
    });
  });

  test('gives a code of that user', async () => {
    const { location } = await site.submit({ email: await site.newUser(), password });
    const code = location?.searchParams.get('user') ?? '';
    expect(await redeemCode(site.database.kysely, code, site.clock.now())).toEqual(
      expect.any(Number),
    );
  });

  test('is right however the address is written', async () => {
    const email = await site.newUser();
    expect((await site.submit({ email: ` ${email.toUpperCase()} `, password })).status).toBe(303);
  });

  test('works without a state and without a path', async () => {
    const email = await site.newUser();
    const { location } = await site.submit({ email, password, state: '', return_path: '/' });
    expect(location?.pathname).toBe('/');
    expect(location?.searchParams.has('state')).toBe(false);
  });

  test('keeps the query of the path, but nobody else chooses who is signed in', async () => {
    const email = await site.newUser();
    const { location } = await site.submit({
      email,
      password,
      return_path: '/fleet-dashboard?tab=purchases&user=planted&state=planted&lang=xx-XX',
    });
    const query = location?.searchParams;
    expect(query?.get('tab')).toBe('purchases');
    expect(query?.getAll('user')).toEqual([expect.not.stringContaining('planted')]);
    expect(query?.getAll('state')).toEqual(['my-state']);
    expect(query?.getAll('lang')).toEqual(['en-US']);
  });

  test('lets an account in that an administrator has locked, for the portal to say so', async () => {
    const email = await site.newUser({ isLocked: true });
    expect((await site.submit({ email, password })).status).toBe(303);
  });
});

describe('a wrong sign-in', () => {
  test('says the same for a wrong password and for an address that nobody has', async () => {
    const email = await site.newUser();
    const before = await codeCount();
    const known = await site.submit({ email, password: 'wrong' });
    const unknown = await site.submit({ email: 'nobody@fleet.example', password: 'wrong' });
    expect(known.status).toBe(401);
    expect(known.text).toContain(wrong);
    expect(unknown.status).toBe(401);
    expect(unknown.text.replaceAll('nobody@fleet.example', email)).toBe(known.text);
    expect(await codeCount()).toBe(before);
  });

  test('never shows the password again', async () => {
    const { text } = await site.submit({
      email: await site.newUser(),
      password: 'my wrong secret',
    });
    expect(text).not.toContain('my wrong secret');
  });

  test.each([
    ['', 'x', 'Enter your e-mail address.'],
    ['   ', 'x', 'Enter your e-mail address.'],
    ['name', 'x', 'Enter an e-mail address such as name@example.com.'],
    ['name@exa\0mple', 'x', 'Enter an e-mail address such as name@example.com.'],
    ['name@example.com', '', 'Enter your password.'],
  ])(
    'with the address "%s" and the password "%s" says what is missing',
    async (email, given, text) => {
      const page = await site.submit({ email, password: given });
      expect(page.status).toBe(400);
      expect(page.text).toContain(text);
    },
  );
});

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

  test('keeps out whoever guesses, and not the owner elsewhere', async () => {
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
    // Every sign-in deletes networks that are no longer remembered.
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

test('sign-ins are limited for each address of the network', async () => {
  for (let time = 0; time < 60; time += 1) await site.submit({ email: '', password: '' });
  const page = await site.submit({ email: await site.newUser(), password });
  expect(page.status).toBe(429);
  expect(page.headers['retry-after']).toBe('60');
  expect(page.text).toContain('There were too many sign-ins from your network.');
  site.clock.pass({ minutes: 1 });
  expect((await site.submit({ email: await site.newUser(), password })).status).toBe(303);
});

test('behind a proxy on this machine they are those of the address that it names', async () => {
  const through = (address: string, remoteAddress: string) =>
    site.app.inject({
      method: 'POST',
      url: '/sign-in',
      remoteAddress,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        'x-forwarded-for': `10.9.9.9, ${address}`,
      },
      payload: new URLSearchParams({ return_host: portal, return_path: '/' }).toString(),
    });
  const statuses = async (...request: Parameters<typeof through>) =>
    (await through(...request)).statusCode;
  for (let time = 0; time < 60; time += 1) await through('203.0.113.5', '127.0.0.1');
  expect(await statuses('203.0.113.5', '127.0.0.1')).toBe(429);
  expect(await statuses('203.0.113.6', '127.0.0.1')).toBe(400);
  // From elsewhere the header is what anybody might write.
  for (let time = 0; time < 60; time += 1) await through(`203.0.113.${time}`, '198.51.100.7');
  expect(await statuses('203.0.113.99', '198.51.100.7')).toBe(429);
});

test('a fault is answered by a page with an id, and the log holds no password', async () => {
  const broken = await testMembership();
  const email = await broken.newUser();
  await broken.database.close();
  const page = await broken.submit({ email, password: 'my secret' });
  expect(page.status).toBe(500);
  const [, id = 'none'] = /error number ([0-9a-f-]{36})/.exec(page.text) ?? [];
  const log = broken.log.join('');
  expect(log).toContain(id);
  expect(log).not.toContain('my secret');
  await broken.app.close();
});
