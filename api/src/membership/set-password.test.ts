import { issueLink } from '../access/password-links.ts';
import { startSession } from '../access/sessions.ts';
import { lockOut } from '../access/sign-in-attempts.ts';
import { issueCode } from '../access/sign-in-codes.ts';
import { password, portal, type TestMembership, testMembership } from './testing.ts';

let site: TestMembership;
beforeAll(async () => {
  site = await testMembership();
});
afterAll(() => site.close());
beforeEach(() => {
  site.clock.pass({ minutes: 60 });
  site.mails.length = 0;
});

const chosen = 'a quiet yard at night';
const gone = 'This link does not work any more';

async function userWithLink(user: Parameters<TestMembership['newUser']>[0] = {}) {
  const email = await site.newUser(user);
  const { kysely } = site.database;
  const now = site.clock.now();
  const link = await kysely
    .transaction()
    .execute((transaction) => issueLink(transaction, { email }, { now, hours: 24 }));
  return { email, link: link?.secret ?? '', id: link?.owner.id ?? 0 };
}

const open = (link: string, lang = '') =>
  site.app.inject({ url: '/set-password', query: { link, lang } });
const submit = (fields: Record<string, string>) =>
  site.app.inject({
    method: 'POST',
    url: '/set-password',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ password: chosen, again: chosen, ...fields }).toString(),
  });

test('the page shows whose password it is, in the language of the mail, without scripts', async () => {
  const { email, link } = await userWithLink();
  const { statusCode, body, headers } = await open(link, 'pt-BR');
  expect(statusCode).toBe(200);
  expect(body).toContain('<html lang="pt-BR">');
  expect(body).toContain('<h1 class="heading">Defina sua senha</h1>');
  expect(body).toContain(`value="${email}" autocomplete="username" readonly`);
  expect(body.match(/autocomplete="new-password"/g)).toHaveLength(2);
  expect(body).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=/i);
  expect(headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' });
});

test('a new password is set, and the page after it leads on to the portal', async () => {
  const { email, link } = await userWithLink();
  const { statusCode, headers } = await submit({ link, lang: 'fr-CA' });
  expect(statusCode).toBe(303);
  expect(headers.location).toBe('/password-set?lang=fr-CA');
  const after = await site.app.inject(String(headers.location));
  expect(after.body).toContain('Votre mot de passe est défini');
  expect(after.body).toContain(`href="${portal}/?lang=fr-CA"`);
  expect((await site.submit({ email, password })).status).toBe(401);
  expect((await site.submit({ email, password: chosen })).status).toBe(303);
  expect(site.mails).toMatchObject([
    {
      to: email,
      subject: 'Votre mot de passe a été modifié',
      text: expect.stringContaining(email),
    },
  ]);
});

test('the first password of a new user is set like any other; before it none fits', async () => {
  const { email, link } = await userWithLink({ passwordHash: null });
  const before = await site.submit({ email, password: 'the password of nobody' });
  expect(before.status).toBe(401);
  expect(before.text).toContain('Email and password combination not recognised.');
  await submit({ link });
  expect((await site.submit({ email, password: chosen })).status).toBe(303);
});

test('whoever was signed in is not any more, and a lock by failed sign-ins is gone', async () => {
  const { email, link, id } = await userWithLink();
  const { kysely } = site.database;
  const now = site.clock.now();
  await startSession(kysely, id, { now, minutes: 30 });
  await issueCode(kysely, id, now);
  for (let time = 0; time < lockOut.failures; time += 1) {
    await site.submit({ email, password: 'wrong' });
  }
  await submit({ link });
  for (const table of ['sessions', 'sign_in_codes'] as const) {
    const rows = await kysely
      .selectFrom(table)
      .select('user_id')
      .where('user_id', '=', id)
      .execute();
    expect(rows).toEqual([]);
  }
  expect((await site.submit({ email, password: chosen })).status).toBe(303);
});

test('looking at a link does not use it up, setting the password does', async () => {
  const { link } = await userWithLink();
  for (let time = 0; time < 3; time += 1) expect((await open(link)).statusCode).toBe(200);
  expect((await submit({ link })).statusCode).toBe(303);
  expect((await open(link)).statusCode).toBe(410);
  expect((await submit({ link, password: 'another good one' })).statusCode).toBe(410);
});

test('asking for the head alone is answered the same, and uses nothing up', async () => {
  const { link } = await userWithLink();
  const head = (secret: string) =>
    site.app.inject({ method: 'HEAD', url: '/set-password', query: { link: secret } });
  expect(await head(link)).toMatchObject({ statusCode: 200, body: '' });
  expect((await head('unknown')).statusCode).toBe(410);
  expect((await submit({ link })).statusCode).toBe(303);
});

test('a text that is too large is refused as such, and the link still works', async () => {
  const { link } = await userWithLink();
  const { statusCode, body } = await submit({ link, password: 'x'.repeat(17_000) });
  expect(statusCode).toBe(413);
  expect(body).toContain('That is too much text');
  expect((await submit({ link })).statusCode).toBe(303);
});

test('of two who use a link at once one does', async () => {
  const { link } = await userWithLink();
  const answers = await Promise.all([submit({ link }), submit({ link }), submit({ link })]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([303, 410, 410]);
});

test.each([
  ['nobody was sent', async () => 'x'.repeat(43)],
  ['is missing', async () => ''],
  [
    'is a day old',
    async () => {
      const { link } = await userWithLink();
      site.clock.pass({ minutes: 24 * 60 });
      return link;
    },
  ],
  [
    'a newer one has replaced',
    async () => {
      const { email, link } = await userWithLink();
      const { kysely } = site.database;
      const now = site.clock.now();
      await kysely
        .transaction()
        .execute((transaction) => issueLink(transaction, { email }, { now, hours: 24 }));
      return link;
    },
  ],
  [
    'is of a user who was locked since',
    async () => {
      const { link, id } = await userWithLink();
      await site.database.kysely
        .updateTable('users')
        .set({ is_locked: true })
        .where('id', '=', id)
        .execute();
      return link;
    },
  ],
])('a link that %s says so, with a way on', async (_, make) => {
  const link = await make();
  for (const { statusCode, body } of [await open(link), await submit({ link })]) {
    expect(statusCode).toBe(410);
    expect(body).toContain(gone);
    expect(body).toContain(`href="${portal}/forgot-password?lang=en-US"`);
    expect(body).not.toContain('<form');
  }
});

test.each([
  ['', '', 'password', 'Enter a new password.'],
  ['eleven char', 'eleven char', 'password', 'use at least 12 characters'],
  ['x'.repeat(201), 'x'.repeat(201), 'password', 'use at most 200 characters'],
  ['PERSON@fleet.example', 'PERSON@fleet.example', 'password', 'must not hold your name'],
  ['Serrano.Maximiliana', 'Serrano.Maximiliana', 'password', 'must not hold your name'],
  ['Fleet Tire Portal', 'Fleet Tire Portal', 'password', 'nor the name of the portal'],
  ['portal-de-llantas-de-flota', 'x', 'password', 'nor the name of the portal'],
  ['the yard of maximiliana', 'x', 'password', 'must not hold your name'],
  ['Maximilïana likes trucks', 'x', 'password', 'must not hold your name'],
  ['my Fleet-Tire-Portal key', 'x', 'password', 'nor the name of the portal'],
  ['123qweasdzxc', 'x', 'password', 'one of the most common ones'],
  ['Password2026!', 'x', 'password', 'one of the most common ones'],
  ['qwertyuiopas', 'x', 'password', 'one of the most common ones'],
  ['1qaz2wsx3edc', 'x', 'password', 'one of the most common ones'],
  ['Demo-Portal-1', 'x', 'password', 'one of the most common ones'],
  ['iloveyou-12345', 'x', 'password', 'one of the most common ones'],
  ['dragondragondragon', 'x', 'password', 'one of the most common ones'],
  ['abababababababab', 'x', 'password', 'one of the most common ones'],
  [chosen, `${chosen}!`, 'again', 'The two passwords are not the same.'],
])('the password %j, again %j, is a problem of the field', async (given, again, name, text) => {
  const found = await site.database.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'person@fleet.example')
    .executeTakeFirst();
  if (found) await site.database.kysely.deleteFrom('users').where('id', '=', found.id).execute();
  const { link } = await userWithLink({
    email: 'person@fleet.example',
    name: 'Maximiliana',
    lastName: 'Serrano',
  });
  const { statusCode, body } = await submit({ link, password: given, again });
  expect(statusCode).toBe(400);
  expect(body).toContain('<title>Error: Set your password');
  expect(body).toMatch(new RegExp(`id="${name}-error" role="alert">[^<]*${text}`));
  expect(body).toMatch(new RegExp(`name="${name}"[^>]*aria-describedby="[^"]*${name}-error"`));
  if (given) expect(body).not.toContain(`value="${given}"`);
  expect((await open(link)).statusCode).toBe(200);
});

test.each([
  ['a short name inside other words', { name: 'Al', lastName: 'Ng' }, 'along the hanging road'],
  ['a common word among others', {}, 'my password has many words'],
  ['a word that is repeated among others', {}, 'tire tire tire and gravel'],
])('%s is no problem', async (_, user, password) => {
  const { link } = await userWithLink(user);
  expect((await submit({ link, password, again: password })).statusCode).toBe(303);
});

test.each([
  ['es-US', 'de las más usadas'],
  ['pt-BR', 'entre as mais usadas'],
  ['fr-CA', 'l’un des plus répandus'],
])('a common password is told in %s', async (lang, text) => {
  const { link } = await userWithLink();
  expect((await submit({ link, lang, password: 'Password2026!' })).body).toContain(text);
});

test('tries are limited for each address of the network', async () => {
  const { link } = await userWithLink();
  for (let time = 0; time < 30; time += 1) await submit({ link, password: '' });
  const { statusCode, headers, body } = await submit({ link });
  expect(statusCode).toBe(429);
  expect(headers['retry-after']).toBe('60');
  expect(body).toContain('There were too many tries from your network.');
  site.clock.pass({ minutes: 1 });
  expect((await submit({ link })).statusCode).toBe(303);
});

test('the sign-in page leads to both ways in, in its language', async () => {
  const { text } = await site.open({ lang: 'es-US' });
  expect(text).toContain(
    `<a class="way" href="${portal}/forgot-password?lang=es-US">¿Olvidó su contraseña?</a>`,
  );
  expect(text).toContain(`<a class="way" href="${portal}/registration?lang=es-US">`);
});
