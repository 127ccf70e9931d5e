import { redeemCode } from '../access/sign-in-codes.ts';
import { password, portal, type TestMembership, testMembership } from './testing.ts';

let site: TestMembership;
beforeAll(async () => {
  site = await testMembership();
});
afterAll(() => site.close());
beforeEach(() => {
  // Starts a new rate limit window for each test.
  site.clock.pass({ minutes: 60 });
});

const wrong = 'Email and password combination not recognised. Please try, again.';

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
  // From another machine, the header could be written by anybody.
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
