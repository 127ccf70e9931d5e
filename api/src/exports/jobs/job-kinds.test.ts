import { setTimeout } from 'node:timers/promises';
import { portalCalls } from '@portal/contract/portal/schema';
import { exportFormats } from '@portal/contract/wire';
import { Type } from 'typebox';
import type { SessionKeys } from '../../access/sessions.ts';
import { defineArea } from '../../app/area.ts';
import { addTestUser, type TestApi, testApi } from '../../app/testing.ts';
import { exportsRoutes } from '../../modules/exports/routes.ts';
import { sheetsOf } from '../../modules/fleet-dashboard/exports/testing/exports-api.ts';
import { readLocalizedTexts } from '../../words/localized-texts.ts';
import { readDocumentFrame } from '../document-frame.ts';
import { defineExportKind, type ExportRequester } from '../export-kind.ts';
import { tableDocument } from '../table-document.ts';
import { startJob } from './start-job.ts';

// A kind of an area other than the dashboard: a list of trips of several accounts.

const tripKind = (name: string, right: 'TVLOGIN' | 'TVADMIN') =>
  defineExportKind({
    name,
    right,
    path: 'accounts',
    request: Type.Object({ accounts: Type.Array(Type.Integer()) }),
    async prepare({ db, user }, { accounts }, setting) {
      const words = await readLocalizedTexts(db, 'trips', setting.locale);
      return {
        name: 'Trips: all',
        accountIds: accounts,
        parts: 1,
        document: async () =>
          tableDocument(
            {
              title: 'Trips',
              filters: [{ label: 'Accounts', value: String(accounts.length) }],
              columns: [
                { heading: 'Trip', format: 'text' },
                { heading: 'Miles', format: 'integer' },
              ],
              rows: [['North', 120] as const, ['South', null] as const],
            },
            await readDocumentFrame(db, { words, user }, setting),
          ),
      };
    },
  });

const trips = tripKind('trips', 'TVLOGIN');
const closed = tripKind('closed', 'TVADMIN');
const unlisted = tripKind('unlisted', 'TVLOGIN');

const calls = {
  list: 'GET portal-v1:exports/get_exports',
  cancel: 'POST portal-v1:exports/cancel_export/{id}',
  download: 'GET portal-v1:exports/download_export/{id}',
} as const;
const { list, cancel, download } = calls;

let api: TestApi;
let as: SessionKeys;
let asker: ExportRequester;
let accounts: number[];
beforeAll(async () => {
  const own = {
    [list]: portalCalls[list],
    [cancel]: portalCalls[cancel],
    [download]: portalCalls[download],
  };
  api = await testApi([
    defineArea(own, exportsRoutes),
    defineArea({}, {}, { exportKinds: [trips, closed] }),
  ]);
  const { kysely } = api.database;
  const id = await addTestUser(api.database, { group: 'CUS', rights: ['TVLOGIN', 'TVADMIN'] });
  const made = await kysely
    .insertInto('accounts')
    .values(
      ['0001', '0002'].map((nonsig) => ({
        nonsig,
        name: 'North',
        account_type: 3,
        fleet_type: null,
        country: 'US',
      })),
    )
    .returning('id')
    .execute();
  accounts = made.map((account) => account.id);
  const assigned = accounts.map((account_id) => ({ user_id: id, account_id }));
  await kysely.insertInto('user_accounts').values(assigned).execute();
  as = await api.sessionOf(id);
  asker = {
    db: kysely,
    user: { id } as ExportRequester['user'],
    signal: new AbortController().signal,
    pictures: api.pictures,
  };
});
afterAll(() => api.close());

const start = (kind: typeof trips) =>
  startJob(
    kind,
    {
      ...asker,
      user: { ...asker.user, rights: ['TVLOGIN', 'TVADMIN'], group: 'CUS' },
      exportJobs: api.exportJobs,
      format: exportFormats.excel,
      clientKey: undefined,
      locale: '',
      userTime: '',
      now: api.clock.now(),
    },
    { accounts },
  );

const listed = async () => (await api.call(list, { as })).body.exports;

/** Waits until all exports are ready. */
async function waitUntilReady() {
  for (let time = 0; time < 600; time += 1) {
    if ((await listed()).every(({ state }) => state === 'ready')) return;
    await setTimeout(50);
  }
  throw new Error('The export was not made.');
}

test('an area has its own files made, found and fetched', async () => {
  const { id } = await start(trips);
  await waitUntilReady();
  expect(await listed()).toMatchObject([{ id, name: 'Trips all.xlsx', of: 1, failure: null }]);
  const file = await api.call(download, { as, params: { id: String(id) } });
  const sheets = await sheetsOf(file.bytes);
  expect([...sheets.keys()]).toHaveLength(2);
  const rows = [...sheets.values()][1] ?? [];
  expect(rows.map(([trip, miles]) => [trip, miles])).toEqual(
    expect.arrayContaining([
      ['Trip', 'Miles'],
      ['North', 120],
    ]),
  );
});

test('a kind whose right is lost is lost with it, and the others stay', async () => {
  const { id } = await start(closed);
  await waitUntilReady();
  const { kysely } = api.database;
  expect((await listed()).map((each) => each.id)).toContain(id);
  await kysely.deleteFrom('user_rights').where('right_code', '=', 'TVADMIN').execute();
  expect((await listed()).map(({ name }) => name)).toEqual(['Trips all.xlsx']);
  const params = { id: String(id) };
  expect((await api.call(download, { as, params })).body.code).toBe('unknown_value');
  expect((await api.call(cancel, { as, params })).body.code).toBe('unknown_value');
});

test('a user who loses one of several accounts loses the file', async () => {
  const before = await listed();
  const { kysely } = api.database;
  await kysely
    .deleteFrom('user_accounts')
    .where('account_id', '=', accounts[1] ?? 0)
    .execute();
  expect([before.length, await listed()]).toEqual([1, []]);
});

test('what no area lists cannot be started', async () => {
  await expect(start(unlisted)).rejects.toThrow('No area exports unlisted.');
});
