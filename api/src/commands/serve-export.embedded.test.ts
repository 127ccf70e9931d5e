import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import {
  type ExportRequest,
  exportFormats,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import { createUser } from '../access/users.ts';
import { createServerFixture } from './testing/served-api.ts';

let folder: Awaited<ReturnType<typeof createServerFixture>>;
beforeAll(async () => {
  folder = await createServerFixture();
});
afterEach(() => folder.endAll());
afterAll(() => folder.remove());

const request: ExportRequest = {
  base_parameters: {
    fleet_type: 'us_national_account',
    account: '0012',
    date_type: '4',
    date_from: '2025-01-01',
    date_to: '2025-12-31',
    locations: null,
    nonsigs: null,
  },
  tab_parameters: { tab_type: 'combined' },
  reports_parameters: reportDefinitions.map(({ type, tab }) => ({
    report_type: type,
    tab_type: tab,
  })),
};

/**
 * Orders an export for a user who sees every account.
 *
 * @returns its id
 */
const order = (login: string, format: 'pdf' | 'excel') =>
  folder.withDatabase(async (db) => {
    const rights = ['FDLOGIN'] as const;
    const person = { login, email: `${login}@staff.example`, name: 'Ada', lastName: 'Lopes' };
    const user_id = await createUser(db, { ...person, group: 'GYR', rights, passwordHash: '' });
    const { id: account_id } = await db
      .insertInto('accounts')
      .values({
        nonsig: request.base_parameters.account,
        name: 'Delta Freight Lines',
        account_type: 3,
        fleet_type: 'us_national_account',
        country: 'US',
      })
      .onConflict((conflict) => conflict.column('nonsig').doUpdateSet({ country: 'US' }))
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id } = await db
      .insertInto('generated_reports')
      .values({
        user_id,
        kind: 'dashboard-reports',
        account_ids: [account_id],
        name: `Report of ${login}`,
        format: exportFormats[format],
        state: 'waiting',
        parts: request.reports_parameters.length,
        request: JSON.stringify(request),
        locale: '',
        user_time: '',
        created_at: new Date(),
        expires_at: new Date(Date.now() + 3_600_000),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });

const outcome = (id: number) =>
  folder.withDatabase((db) =>
    db
      .selectFrom('generated_reports')
      .select(['state', 'failure', 'file'])
      .where('id', '=', id)
      .executeTakeFirst(),
  );

const files = () => readdir(join(folder.dataDir, 'exports')).catch((): string[] => []);

test('killed over an export, it leaves no process, and the next start says so and clears up', async () => {
  const id = await order('ada', 'pdf');
  const { child, ended } = folder.serve();
  while ((await files()).length === 0) await setTimeout(5);
  child.kill('SIGKILL');
  // Any process that it started would keep its output open.
  await ended;
  expect(await files()).toHaveLength(1);

  const second = await folder.serveUntilReady();
  expect(await files()).toEqual([]);
  second.child.kill('SIGTERM');
  expect((await second.ended).code).toBe(0);
  expect(await outcome(id)).toEqual({ state: 'failed', failure: 'interrupted', file: null });
});

test('told to end over an export, it finishes it', async () => {
  const id = await order('eva', 'excel');
  const { child, ended } = await folder.serveUntilReady();
  while ((await files()).length === 0) await setTimeout(5);
  child.kill('SIGTERM');
  expect((await ended).code).toBe(0);
  expect(await outcome(id)).toMatchObject({ state: 'ready', failure: null });
});
