import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { exportJobLimits } from '@portal/contract/portal';
import { exportFormats } from '@portal/contract/wire';
import { addTestUser } from '../../../app/testing.ts';
import { sheetsOf } from './testing/exports-api.ts';
import { calls, neverFinish, ordersApi, waitUntil } from './testing/orders-api.ts';

let api: Awaited<ReturnType<typeof ordersApi>>;
beforeAll(async () => {
  api = await ordersApi();
});
afterAll(() => api.end());
beforeEach(() => api.clear());

test.each(Object.values(exportFormats))(
  'a file of format %i is made and fetched',
  async (format) => {
    const { status, body } = await api.begin(api.order(format));
    expect(status).toBe(200);
    expect(body).toMatchObject({ format, of: 2, failure: null });
    const ready = await api.until(body.id, 'ready');
    expect(ready).toMatchObject({ done: 2, of: 2, failure: null });
    const file = await api.ask(calls.download, body.id);
    expect(file.bytes).toHaveLength(Number(ready.size));
    expect(file.headers['content-length']).toBe(String(ready.size));
    expect(file.headers['content-disposition']).toContain(`filename="${body.name}"`);
    if (format !== exportFormats.excel) return;
    expect([...(await sheetsOf(file.bytes)).keys()]).toEqual([
      'Fleet Dashboard Report',
      'Fleet HQ Calls by Month',
      'Statistics',
    ]);
  },
);

test('a file is for this account of the system alone, under a name that tells nothing', async () => {
  await api.until((await api.begin()).body.id, 'ready');
  const [name = ''] = await api.files();
  expect(name).toMatch(/^[\da-f-]{36}$/);
  expect((await stat(join(api.folder, name))).mode & 0o777).toBe(0o600);
});

test('the list has the newest first', async () => {
  const first = (await api.begin()).body.id;
  const second = (await api.begin()).body.id;
  await api.until(second, 'ready');
  const { body } = await api.call(calls.list, { as: api.session });
  expect(body.exports.map(({ id }) => id)).toEqual([second, first]);
});

test('what is ordered with the same key is made once', async () => {
  const body = api.order(exportFormats.excel, { client_key: 'abcdefgh' });
  const { id } = (await api.begin(body)).body;
  expect((await api.begin(body)).body.id).toBe(id);
  await api.until(id, 'ready');
  expect((await api.begin(body)).body).toMatchObject({ id, state: 'ready' });
});

test('what is wrong is refused at once', async () => {
  const { status, body } = await api.begin(api.order(exportFormats.pdf, { tab_parameters: {} }));
  expect([status, body.code]).toEqual([400, 'invalid']);
  const unknown = api.order(exportFormats.pdf, {
    base_parameters: { ...api.order().base_parameters, account: 'none' },
  });
  expect((await api.begin(unknown)).body.path).toBe('base_parameters.account');
  expect((await api.call(calls.list, { as: api.session })).body.exports).toEqual([]);
});

describe('somebody else', () => {
  test.each([calls.get, calls.cancel, calls.download] as const)(
    'finds nothing by %s',
    async (name) => {
      const user = await addTestUser(api.database, { group: 'GYR', rights: ['FDLOGIN'] });
      const as = await api.sessionOf(user);
      const { id } = (await api.begin()).body;
      await api.until(id, 'ready');
      const foreign = await api.ask(name, id, as);
      const none = await api.ask(name, 999_999, as);
      expect([foreign.status, foreign.body]).toEqual([none.status, none.body]);
      expect([none.status, none.body.code, none.body.path]).toEqual([400, 'unknown_value', 'id']);
      expect((await api.call(calls.list, { as })).body.exports).toEqual([]);
      expect((await api.ask(calls.get, id)).body.state).toBe('ready');
    },
  );
});

test('an account that was lost takes its files along', async () => {
  const { kysely } = api.database;
  const user = await addTestUser(api.database, { group: 'CUS', rights: ['FDLOGIN'] });
  const as = await api.sessionOf(user);
  const account_id = api.accountId;
  await kysely.insertInto('user_accounts').values({ user_id: user, account_id }).execute();
  const { id } = (await api.begin(api.order(), as)).body;
  await waitUntil(async () => (await api.ask(calls.get, id, as)).body.state === 'ready');
  await kysely.deleteFrom('user_accounts').where('user_id', '=', user).execute();
  expect((await api.ask(calls.download, id, as)).body.code).toBe('unknown_value');
  expect((await api.call(calls.list, { as })).body.exports).toEqual([]);
});

test('a file holds the rows of the person who ordered it alone', async () => {
  const { kysely } = api.database;
  const { dealer_id } = await kysely
    .selectFrom('service_calls')
    .select('dealer_id')
    .where('account_id', '=', api.accountId)
    .groupBy('dealer_id')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const user = await addTestUser(api.database, { group: 'DLR', rights: ['FDLOGIN'] });
  await kysely.insertInto('user_nonsigs').values({ user_id: user, dealer_id }).execute();
  const as = await api.sessionOf(user);

  const { id } = (await api.begin(api.order(), as)).body;
  await waitUntil(async () => (await api.ask(calls.get, id, as)).body.state === 'ready');
  const made = await sheetsOf((await api.ask(calls.download, id, as)).bytes);
  const { format: _, ...request } = api.order();
  const whole = await api.call('POST fleet_dashboard/export_reports_excel', {
    as: api.session,
    body: request,
  });
  const own = await api.call('POST fleet_dashboard/export_reports_excel', { as, body: request });
  const callsIn = (sheets: typeof made) => JSON.stringify(sheets.get('Fleet HQ Calls by Month'));
  expect(callsIn(made)).toBe(callsIn(await sheetsOf(own.bytes)));
  expect(callsIn(made)).not.toBe(callsIn(await sheetsOf(whole.bytes)));
});

test('of one user only a few wait', async () => {
  for (let time = 0; time < exportJobLimits.waiting; time += 1) await api.waiting();
  const { status, body } = await api.begin();
  expect([status, body.code]).toEqual([400, 'limit_reached']);
});

test('the last few are kept, and each for a day', async () => {
  for (let time = 0; time < exportJobLimits.kept + 1; time += 1) {
    await api.waiting({ state: 'cancelled', request: null });
  }
  const { id } = (await api.begin()).body;
  expect((await api.call(calls.list, { as: api.session })).body.exports).toHaveLength(
    exportJobLimits.kept + 1,
  );
  await api.until(id, 'ready');
  await api.database.kysely
    .updateTable('generated_reports')
    .set({ expires_at: new Date(api.clock.now().getTime() - 1) })
    .execute();
  const jobs = api.jobsWith(neverFinish);
  await jobs.start();
  await jobs.close();
  expect((await api.call(calls.list, { as: api.session })).body.exports).toEqual([]);
  expect(await api.files()).toEqual([]);
});
