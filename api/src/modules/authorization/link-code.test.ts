import type { SessionKeys } from '../../access/sessions.ts';
import { issueCode } from '../../access/sign-in-codes.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { testDeployment } from '../../deployment/testing.ts';
import { areas } from '../../serving/areas.ts';

let api: TestApi;
let as: SessionKeys;
beforeAll(async () => {
  api = await testApi(areas);
});
afterAll(() => api.close());
beforeEach(async () => {
  as = await api.sessionOf(await addTestUser(api.database, { login: `linker-${nextLogin++}` }));
  const deployment = testDeployment();
  const link = { key: 'k', name: 'n', sso_id: null, new_window: false };
  const urls = [
    'https://roads.example/requests',
    '/own',
    'mailto:help@mail.example',
    'http://old.example/',
  ];
  api.deployment = {
    ...deployment,
    links: {
      ...deployment.links,
      home: { CUS: 'https://home.example:8443/start', DLR: 'http://localhost:9000/', WIN: '' },
      my_info: { name: 'me', url: 'https://accounts.example/me' },
      all_sites: 'https://sites.example/',
      main_host: 'https://main.example/',
      named: { service_history: 'https://history.example/events', plain: 'http://plain.example/' },
    },
    header: [{ key: 'services', name: 'Services', links: urls.map((url) => ({ ...link, url })) }],
    footer: [{ name: 'Help', links: [{ name: 'Contact', url: 'https://contact.example/' }] }],
  };
});

let nextLogin = 1;
const ask = (url: string) => api.call('POST authorization/link_code', { as, body: { url } });

test.each([
  ['a link of the header', 'https://roads.example/requests'],
  ['another page of its host', 'https://roads.example/elsewhere?unit=5#top'],
  ["a group's home, whatever the user's group", 'https://home.example:8443/'],
  ['the bare origin of a named host', 'https://roads.example'],
  ['a home on this machine', 'http://localhost:9000/dashboard'],
  ["the user's own page", 'https://accounts.example/me'],
  ['a page that remotes know by its name', 'https://history.example/events?month=2026-01'],
])('%s is given a code that signs in, once', async (_, url) => {
  const { status, body } = await ask(url);
  expect(status).toBe(200);
  const signIn = async () =>
    (await api.call('POST authorization/login_by_gy', { body: { gy_token: body.code } })).body;
  expect(await signIn()).toMatchObject({ status: 0, user: { login: `linker-${nextLogin - 1}` } });
  expect(await signIn()).toEqual({ status: 3 });
});

test.each([
  ['a host that is not named', 'https://evil.example/'],
  ['a host behind a named one', 'https://roads.example@evil.example/'],
  ['a host that begins like a named one', 'https://roads.example.evil.example/'],
  ['a host below a named one', 'https://api.roads.example/'],
  ['another port', 'https://roads.example:444/'],
  ['a named host without encryption', 'http://roads.example/requests'],
  ['a host that is named without encryption', 'http://old.example/'],
  ['a page that remotes know, without encryption', 'http://plain.example/'],
  ['another scheme around a named host', 'blob:https://roads.example/x'],
  ['a link of the footer', 'https://contact.example/'],
  ['the list of all sites', 'https://sites.example/'],
  ['the main host', 'https://main.example/'],
  ["a path of the portal's own", '/own'],
  ['a host without a scheme', '//roads.example/requests'],
  ['a mail', 'mailto:help@mail.example'],
  ['script', 'javascript:alert(1)'],
  ['a named host with a user', 'https://user@roads.example/'],
  ['a named host with a password', 'https://:secret@roads.example/'],
  ['a backslash', 'https:\\\\roads.example\\x'],
  ['a backslash before another host', 'https://roads.example\\@evil.example/'],
  ['a tab', 'https://roads.\texample/'],
  ['a space around it', ' https://roads.example/ '],
  ['capitals', 'https://ROADS.example/'],
  ['dots in its path', 'https://roads.example/a/../b'],
  ['nothing', ' '],
])('%s is given none', async (_, url) => {
  expect(await ask(url)).toMatchObject({
    status: 400,
    body: { code: 'unknown_value', path: 'url' },
  });
});

test('signing out makes a code void that was not used', async () => {
  const other = await addTestUser(api.database);
  const otherCode = await issueCode(api.database.kysely, other, api.clock.now());
  const { body } = await ask('https://roads.example/');
  await api.call('POST authorization/logout', { as });
  const signIn = async (code: string) =>
    (await api.call('POST authorization/login_by_gy', { body: { gy_token: code } })).body.status;
  expect(await signIn(body.code)).toBe(3);
  expect(await signIn(otherCode)).toBe(0);
});

test('nothing is given while there is no deployment', async () => {
  api.deployment = null;
  expect((await ask('https://roads.example/')).status).toBe(400);
});

test('each user is given so many in a minute', async () => {
  const url = 'https://roads.example/';
  const statuses = [];
  for (let time = 0; time < 31; time += 1) statuses.push((await ask(url)).status);
  expect(statuses).toEqual([...Array(30).fill(200), 429]);
  as = await api.sessionOf(await addTestUser(api.database));
  expect((await ask(url)).status).toBe(200);
});

test('a code leaves no trace in the log', async () => {
  const { body } = await ask('https://roads.example/');
  await api.call('POST authorization/login_by_gy', { body: { gy_token: body.code } });
  expect(api.log.join('\n')).not.toContain(body.code);
});
