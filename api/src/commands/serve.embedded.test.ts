import { once } from 'node:events';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { hashPassword } from '../access/passwords.ts';
import { createUser } from '../access/users.ts';
import { testDeployment } from '../deployment/testing.ts';
import { createServerFixture, freePort } from './testing/served-api.ts';

const credentials = { email: 'ada@fleet.example', password: 'a good password' };

let folder: Awaited<ReturnType<typeof createServerFixture>>;

beforeAll(async () => {
  folder = await createServerFixture();
  await folder.withDatabase(async (db) =>
    createUser(db, {
      login: 'ada',
      email: credentials.email,
      name: 'Ada',
      lastName: 'Lopes',
      group: 'CUS',
      rights: ['TMLOGIN'],
      passwordHash: await hashPassword(credentials.password),
    }),
  );
});
afterEach(() => folder.endAll());
afterAll(() => folder.remove());

/** Publishes a site with everything that the API reads from one. */
async function publishSite(): Promise<void> {
  const site = join(folder.dataDir, 'site');
  for (const part of ['shell/0.1.0-abc123', 'remotes/dashboard/0.1.0-abc123']) {
    await mkdir(join(site, part, 'locales'), { recursive: true });
    await writeFile(join(site, part, 'locales', 'en-US.json'), '{"title": "Title"}');
  }
  await writeFile(join(site, 'deployment.json'), JSON.stringify(testDeployment()));
}

test('a person signs in, and each part says when it is ready', async () => {
  const { child, ended, message, api } = await folder.serveUntilReady();
  expect(message).toEqual({ ready: true, port: expect.any(Number), demo: null });

  const health = async () => (await fetch(`${api}/health`)).json();
  expect(await health()).toMatchObject({ status: 'unavailable', waiting_for: ['deployment'] });
  await publishSite();
  expect(await health()).toMatchObject({ status: 'ok' });

  const form = await fetch(`http://localhost:${folder.membershipPort}/sign-in`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({
      ...credentials,
      return_host: 'http://localhost:8080',
      return_path: '/',
    }),
  });
  expect(form.status).toBe(303);
  const code = new URL(form.headers.get('location') ?? '').searchParams.get('user');
  const signedIn = await fetch(`${api}/api/v2/authorization/login_by_gy`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ gy_token: code }),
  });
  expect(await signedIn.json()).toMatchObject({ status: 0, user: { login: 'ada' } });

  child.kill('SIGTERM');
  expect(await ended).toEqual({ code: 0, errors: '' });
});

test('it ends with whoever started it, and the next start works at once', async () => {
  const first = await folder.serveUntilReady();
  first.child.disconnect();
  expect(await first.ended).toEqual({ code: 0, errors: '' });
  const second = await folder.serveUntilReady();
  second.child.kill('SIGKILL');
  await second.ended;
  const third = await folder.serveUntilReady();
  third.child.kill('SIGINT');
  expect((await third.ended).code).toBe(0);
});

test('a second start on the same folder is refused by one sentence', async () => {
  const first = await folder.serveUntilReady();
  const { code, errors } = await folder.serve({ MEMBERSHIP_PORT: String(await freePort()) }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The database in \S+ is in use by another portal \(process \d+\)\. [^\n]+\n$/,
  );
  first.child.kill('SIGTERM');
  await first.ended;
});

test('a port that is taken is named with its setting', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const { code, errors } = await folder.serve({ MEMBERSHIP_PORT: String(port) }).ended;
  server.close();
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `Port ${port} is in use: set MEMBERSHIP_PORT to another one.\n`,
  });
});

test.each([
  ['a file', () => join(folder.dataDir, 'a-file'), /a file lies where a folder is to be/],
  // Nobody can create a folder there, not even root.
  ['a folder that cannot be made', () => '/proc/portal/data', /no such file or folder/],
  ['a folder that cannot be written to', () => '/proc', /no such file or folder/],
])('a data directory that is %s is named by one sentence', async (_, dataDir, reason) => {
  await writeFile(join(folder.dataDir, 'a-file'), '');
  const { code, errors } = await folder.serve({ DATA_DIR: dataDir() }).ended;
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^DATA_DIR cannot be used: \S+: [^\n]+\. Set it to a folder that this user may write to\.\n$/,
  );
  expect(errors).toMatch(reason);
});

test('a file where the exports are to lie is named by one sentence', async () => {
  const inTheWay = join(folder.dataDir, 'exports');
  await rm(inTheWay, { recursive: true, force: true });
  await writeFile(inTheWay, '');
  const { code, errors } = await folder.serve().ended;
  await rm(inTheWay);
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The API cannot start: \S+\/exports: a file lies where a folder is to be \(\w+\)\.\n$/,
  );
});

test('a server that cannot be reached is named by one sentence, without its password', async () => {
  const address = `localhost:${await freePort()}/fleet`;
  const { code, errors } = await folder.serve({ DATABASE_URL: `postgres://u:hunter2@${address}` })
    .ended;
  expect(code).toBe(1);
  expect(errors).toMatch(
    /^The database of DATABASE_URL \(localhost:\d+\/fleet\) cannot be used: [^\n]*ECONNREFUSED[^\n]*\.\n$/,
  );
  expect(errors).not.toContain('hunter2');
});

test('a wrong setting is named', async () => {
  const { code, errors } = await folder.serve({ SESSION_MINUTES: 'long' }).ended;
  expect(code).toBe(1);
  expect(errors).toBe('SESSION_MINUTES must be a whole number of minutes from 1 to 1440.\n');
});
