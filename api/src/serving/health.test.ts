import type { StatsFs } from 'node:fs';
import fs from 'node:fs/promises';
import { sql } from 'kysely';
import { addTestUser, type TestApi, testApi } from '../app/testing.ts';
import { testDeployment } from '../deployment/testing.ts';
import { version } from './version.ts';

let api: TestApi;
beforeEach(async () => {
  api = await testApi([]);
  api.deployment = testDeployment();
});
afterEach(() => api.close());

const health = async () => {
  const answer = await api.app.inject('/health');
  return { status: answer.statusCode, body: answer.json() };
};

test('all is well when database, deployment, users and sign-in are there', async () => {
  await addTestUser(api.database);
  expect(await health()).toEqual({
    status: 200,
    body: { status: 'ok', database: 'ok', version, waiting_for: [] },
  });
});

test('it is not while nobody could sign in', async () => {
  expect(await health()).toMatchObject({ status: 503, body: { waiting_for: ['demo_users'] } });
});

test('it is not without a deployment or a sign-in page', async () => {
  await addTestUser(api.database);
  api.deployment = null;
  api.isSignInReady = false;
  expect(await health()).toMatchObject({
    status: 503,
    body: { status: 'unavailable', database: 'ok', waiting_for: ['deployment', 'sign_in'] },
  });
});

test('it is not without a database', async () => {
  await addTestUser(api.database);
  await api.database.kysely.destroy();
  expect(await health()).toMatchObject({
    status: 503,
    body: { database: 'unavailable', waiting_for: ['database', 'demo_users'] },
  });
});

test('it is not while the database can be read and not be written', async () => {
  await addTestUser(api.database);
  await sql`drop table write_probes`.execute(api.database.kysely);
  expect(await health()).toMatchObject({
    status: 503,
    body: { database: 'unavailable', waiting_for: ['database'] },
  });
});

test('the database is written to every few seconds at most, however often somebody asks', async () => {
  await addTestUser(api.database);
  expect((await health()).status).toBe(200);
  await sql`drop table write_probes`.execute(api.database.kysely);
  expect((await health()).status).toBe(200);
  const later = performance.now() + 5000;
  jest.spyOn(performance, 'now').mockReturnValue(later);
  expect(await health()).toMatchObject({ status: 503, body: { waiting_for: ['database'] } });
  jest.restoreAllMocks();
});

test('it is not when there is no space left to speak of', async () => {
  await addTestUser(api.database);
  jest.spyOn(fs, 'statfs').mockResolvedValue({ bavail: 100, bsize: 4096 } as StatsFs);
  expect(await health()).toMatchObject({ status: 503, body: { waiting_for: ['space'] } });
  jest.restoreAllMocks();
});

test('the process says that it answers, also without a database', async () => {
  await api.database.kysely.destroy();
  expect((await api.app.inject('/health/live')).statusCode).toBe(204);
});
