import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { areas } from '../../serving/areas.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());
beforeEach(() => {
  // Resets the limits for each test.
  api.clock.pass({ minutes: 25 * 60 });
  api.mails.length = 0;
});

const rita = {
  user_name: ' Rita ',
  user_last_name: 'Moss',
  email: 'rita@hauler.example',
  company: 'Moss Hauling',
  phone: '+1 330 555 0100',
  group: 'CUS',
  account_number: '0042',
  message: 'I keep the tires.\nThanks',
  agree_to_fhq_terms: true,
};

const register = (change: object = {}, headers: Record<string, string> = {}) =>
  api.call('POST users/registration', { body: { ...rita, ...change }, headers });
const forgot = (email: string, headers: Record<string, string> = {}) =>
  api.call('POST admin/admin/email_user_creds_email', { body: { email }, headers });

const rowsOf = (email: string) =>
  api.database.kysely
    .selectFrom('registrations')
    .selectAll()
    .where('email', 'ilike', email)
    .execute();
const linksOf = (userId: number) =>
  api.database.kysely
    .selectFrom('password_links')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();

const success = { status: { status: 0, description: 'Success' } };

describe('asking for access', () => {
  test('is kept, trimmed, and answered by mail in the language of the page', async () => {
    const answer = await register({}, { 'user-language': 'pt-BR' });
    expect(answer).toMatchObject({ status: 200, body: success });
    expect(await rowsOf(rita.email)).toEqual([
      expect.objectContaining({
        name: 'Rita',
        company: 'Moss Hauling',
        group_code: 'CUS',
        account_number: '0042',
        message: 'I keep the tires.\nThanks',
        language: 'pt-BR',
        state: 'waiting',
        requested_at: api.clock.now(),
      }),
    ]);
    expect(api.mails).toEqual([
      {
        to: rita.email,
        subject: 'Recebemos sua solicitação de acesso',
        text: expect.stringContaining('Portal de Pneus da Frota'),
      },
    ]);
  });

  test('sends nobody what a stranger typed', async () => {
    await register({ email: 'victim@hauler.example', user_name: 'win at evil.example' });
    expect(JSON.stringify(api.mails)).not.toContain('evil');
  });

  test('again while waiting replaces what was said, and keeps the place in the queue', async () => {
    const email = 'again@hauler.example';
    await register({ email });
    const [first] = await rowsOf(email);
    api.clock.pass({ minutes: 5 });
    await register({ email: 'AGAIN@hauler.example', company: 'Moss and Sons' });
    expect(await rowsOf(email)).toEqual([
      {
        ...first,
        id: expect.any(Number),
        email: 'AGAIN@hauler.example',
        company: 'Moss and Sons',
      },
    ]);
  });

  test('with the address of a user is answered the same; the mail has a link', async () => {
    const userId = await addTestUser(api.database, { email: 'Known@fleet.example' });
    const unknown = await register({ email: 'unknown@fleet.example' });
    const known = await register({ email: 'known@FLEET.example' });
    expect(known.body).toEqual(unknown.body);
    expect(known.status).toBe(unknown.status);
    expect(api.mails[1]).toMatchObject({
      to: 'Known@fleet.example',
      subject: 'You have access already',
      text: expect.stringMatching(
        /http:\/\/localhost:8090\/set-password\?link=[\w-]{43}&lang=en-US/,
      ),
    });
    expect(await linksOf(userId)).toHaveLength(1);
  });

  test('with the address of a user who is locked gives no link', async () => {
    const email = 'locked@fleet.example';
    const userId = await addTestUser(api.database, { email, isLocked: true });
    await register({ email });
    expect(api.mails).toMatchObject([{ subject: 'We received your request for access' }]);
    expect(await linksOf(userId)).toEqual([]);
  });

  test.each([
    [{ email: 'rita' }, 'email'],
    [{ email: 'rita@hauler' }, 'email'],
    [{ email: 'x1<flood@five.example>' }, 'email'],
    [{ email: '(x8)flood@five.example' }, 'email'],
    [{ email: 'flood@five.example(x7)' }, 'email'],
    [{ email: 'flood@five.example,x6' }, 'email'],
    [{ email: 'g:flood@five.example;z' }, 'email'],
    [{ email: '"x"@five.example' }, 'email'],
    [{ email: 'flood@[127.0.0.1]' }, 'email'],
    [{ email: 'flood\\x@five.example' }, 'email'],
    [{ email: ' flood@five.example' }, 'email'],
    [{ email: 'flo\u200bod@five.example' }, 'email'],
    [{ email: 'fl\u00f6d@five.example' }, 'email'],
    [{ email: 'rita@hauler.example\u0007' }, 'email'],
    [{ email: 'ri\u202eta@hauler.example' }, 'email'],
    [{ user_name: 'Ri\u0007ta' }, 'user_name'],
    [{ user_name: 'Ri\u202eta' }, 'user_name'],
    [{ user_name: '\u3164' }, 'user_name'],
    [{ user_last_name: '   ' }, 'user_last_name'],
    [{ user_last_name: '\u200b' }, 'user_last_name'],
    [{ company: 'Moss\nHauling' }, 'company'],
    [{ company: 'Moss\u2066' }, 'company'],
    [{ phone: '1\u001b2' }, 'phone'],
    [{ phone: '\u200e1' }, 'phone'],
    [{ account_number: '0\t42' }, 'account_number'],
    [{ account_number: '42\ufeff' }, 'account_number'],
    [{ message: 'bell \u0007' }, 'message'],
    [{ message: 'x'.repeat(1001) }, 'message'],
    [{ group: 'GYR' }, 'group'],
    [{ agree_to_fhq_terms: false }, 'agree_to_fhq_terms'],
  ])('refuses %j', async (change, path) => {
    expect(await register({ email: 'refused@hauler.example', ...change })).toMatchObject({
      status: 400,
      body: { code: 'invalid', path },
    });
    expect(await rowsOf('refused@hauler.example')).toEqual([]);
    expect(api.mails).toEqual([]);
  });

  test('keeps script and quotes as the text that they are', async () => {
    const company = `'); drop table registrations; -- <script>alert(1)</script>`;
    await register({ email: 'nasty@hauler.example', company });
    expect(await rowsOf('nasty@hauler.example')).toMatchObject([{ company }]);
  });
});

describe('a forgotten password', () => {
  test('is answered by a mailed link, of which the database has the hash', async () => {
    const userId = await addTestUser(api.database, { email: 'forgot@fleet.example' });
    const answer = await forgot('FORGOT@fleet.example', { 'user-language': 'fr-CA' });
    expect(answer).toMatchObject({ status: 200, body: success });
    const [mail] = api.mails;
    expect(mail).toMatchObject({
      to: 'forgot@fleet.example',
      subject: 'Définissez un nouveau mot de passe',
    });
    const [, secret = ''] = /link=([\w-]{43})&lang=fr-CA/.exec(mail?.text ?? '') ?? [];
    expect(secret).not.toBe('');
    const links = await linksOf(userId);
    expect(links).toMatchObject([
      { used_at: null, expires_at: new Date(api.clock.now().getTime() + 24 * 3_600_000) },
    ]);
    expect(JSON.stringify(links)).not.toContain(secret);
  });

  test('has one link that works, the newest', async () => {
    const userId = await addTestUser(api.database, { email: 'newest@fleet.example' });
    await forgot('newest@fleet.example');
    const [first] = await linksOf(userId);
    await Promise.all([forgot('newest@fleet.example'), forgot('newest@fleet.example')]);
    const links = await linksOf(userId);
    expect(links).toHaveLength(1);
    expect(links[0]?.link_hash).not.toBe(first?.link_hash);
  });

  test.each([
    ['nobody has', 'nobody@fleet.example', {}],
    ['an administrator has locked', 'shut@fleet.example', { isLocked: true }],
  ])('of an address that %s brings the same answer and no mail', async (_, email, user) => {
    if ('isLocked' in user) await addTestUser(api.database, { email, ...user });
    expect(await forgot(email)).toMatchObject({ status: 200, body: success });
    expect(api.mails).toEqual([]);
  });
});

describe('the limits', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address });

  test('one network address asks 20 times in ten minutes, for both calls together', async () => {
    for (let time = 0; time < 10; time += 1) {
      await forgot(`a${time}@fleet.example`, from('203.0.113.1'));
      await register({ email: `b${time}@fleet.example` }, from('203.0.113.1'));
    }
    const refused = await forgot('c@fleet.example', from('203.0.113.1'));
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.headers['retry-after']).toBe('600');
    expect((await register({}, from('203.0.113.1'))).status).toBe(429);
    expect((await forgot('c@fleet.example', from('203.0.113.2'))).status).toBe(200);
    api.clock.pass({ minutes: 10 });
    expect((await forgot('c@fleet.example', from('203.0.113.1'))).status).toBe(200);
  });

  test('one network address asks 100 times a day', async () => {
    const statuses = [];
    for (let time = 0; time < 101; time += 1) {
      if (time % 20 === 0) api.clock.pass({ minutes: 10 });
      statuses.push((await forgot('d@fleet.example', from('203.0.113.3'))).status);
    }
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  });

  test('one e-mail address gets 3 mails an hour and 10 a day; nobody is told', async () => {
    const email = 'flooded@fleet.example';
    const userId = await addTestUser(api.database, { email });
    const ask = (time: number) =>
      (time % 2
        ? forgot
        : (to: string, headers: Record<string, string>) => register({ email: to }, headers))(
        email,
        from(`198.51.100.${time}`),
      );
    for (let time = 0; time < 5; time += 1) expect((await ask(time)).status).toBe(200);
    expect(api.mails).toHaveLength(3);
    const [link] = await linksOf(userId);
    await ask(5);
    expect(await linksOf(userId)).toEqual([link]);
    for (let hour = 0; hour < 4; hour += 1) {
      api.clock.pass({ minutes: 60 });
      for (let time = 0; time < 4; time += 1) await ask(10 + hour * 4 + time);
    }
    expect(api.mails).toHaveLength(10);
  });

  test('they are those of the mailbox, however its address is written', async () => {
    const spellings = ['box', 'BOX', 'box+one', 'Box+two', 'box+three'];
    for (const local of spellings) await register({ email: `${local}@hauler.example` });
    expect(api.mails).toHaveLength(3);
  });

  test('what is asked over the mails of an address is kept all the same', async () => {
    const email = 'busy@hauler.example';
    for (const company of ['One', 'Two', 'Three', 'Four']) await register({ email, company });
    expect(await rowsOf(email)).toMatchObject([{ company: 'Four' }]);
  });
});
