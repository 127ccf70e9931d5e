import { productGroupings, productPositions } from '@portal/contract/analysis-reports';
import type { KeptReport } from '@portal/contract/portal';
import { exportFormats } from '@portal/contract/wire';
import fc from 'fast-check';
import { readXlsx } from 'hucre/xlsx';
import { addTestUser } from '../../../app/testing.ts';
import { readPages } from '../../../exports/making/testing.ts';
import { registerEnglishTexts } from '../../inspection-surveys/testing/english-texts.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

const live = 'POST product_analysis_report/get_product_report';
const order = 'POST product_analysis_report/generate_reports';
const list = 'GET product_analysis_report/get_reports';
const open = 'POST product_analysis_report/get_report';

let api: AnalysisApi;
let accounts: number[];
beforeAll(async () => {
  api = await analysisApi();
  await registerEnglishTexts(api.database.kysely);
  const rows = await api.database.kysely
    .selectFrom('unit_inspections')
    .select('account_id')
    .distinct()
    .orderBy('account_id')
    .execute();
  accounts = rows.map(({ account_id }) => account_id);
});
afterAll(() => api.close());
beforeEach(async () => {
  await api.database.kysely.deleteFrom('kept_reports').execute();
  await api.database.kysely.deleteFrom('rate_limits').execute();
});

type As = Awaited<ReturnType<AnalysisApi['sessionOf']>>;
const staff = async (): Promise<As> => {
  const { id } = await api.database.kysely
    .selectFrom('users')
    .select('id')
    .where('login', '=', 'gyr')
    .executeTakeFirstOrThrow();
  return api.sessionOf(id);
};

/** Orders a report and waits until it is there. */
async function makeReport(body: object, as: As): Promise<KeptReport> {
  const ordered = await api.call(order, { as, body: { name: 'Kept', ...body } });
  expect(ordered.status).toBe(200);
  for (let time = 0; time < 600; time += 1) {
    const { reports } = (await api.call(list, { as })).body;
    const found = reports.find(({ id }) => id === ordered.body.id);
    if (found?.state === 'ready') return found;
    if (found?.state === 'failed') throw new Error(String(found.failure));
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It was never made.');
}

const days = ['2022-11-01', '2023-09-01', '2024-03-15', '2024-07-02', '2025-01-31', '2025-07-01'];

test('kept analyses are those of the moment, whatever they are of', async () => {
  const as = await staff();
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        account_ids: fc.uniqueArray(fc.constantFrom(...accounts), { maxLength: 4 }),
        range: fc.uniqueArray(fc.constantFrom(...days), { minLength: 2, maxLength: 2 }),
        tire_types: fc.uniqueArray(fc.constantFrom('new', 'retread'), { maxLength: 2 }),
        wheel_positions: fc.uniqueArray(fc.constantFrom(...productPositions), { maxLength: 2 }),
      }),
      async ({ range, ...scope }) => {
        await api.database.kysely.deleteFrom('rate_limits').execute();
        await api.database.kysely.deleteFrom('kept_reports').execute();
        const [date_from, date_to] = range.toSorted();
        const body = { ...scope, date_from, date_to };
        const { id } = await makeReport(body, as);
        const { kept, request, ...report } = (await api.call(open, { as, body: { id } })).body;
        expect(report).toEqual((await api.call(live, { as, body })).body);
        expect(kept.id).toBe(id);
        expect(request).toEqual(body);
      },
    ),
    { numRuns: 30 },
  );
});

test('figures stay as they were made, until they are run again', async () => {
  const { kysely } = api.database;
  const as = await staff();
  const body = { account_ids: [] };
  const { id, of, done, subject_name } = await makeReport(body, as);
  expect([of, done, subject_name]).toEqual([2, 2, '']);
  const before = (await api.call(open, { as, body: { id } })).body;
  expect(before.summary.tires).toBeGreaterThan(20);
  await kysely
    .updateTable('readings')
    .set({ pressure_kpa: 500 })
    .where('pressure_kpa', 'is not', null)
    .execute();
  const today = (await api.call(live, { as, body })).body;
  expect(today.summary.mean_deviation).not.toBe(before.summary.mean_deviation);
  expect((await api.call(open, { as, body: { id } })).body).toEqual(before);
  await api.call('POST product_analysis_report/run_report/{id}', {
    as,
    params: { id: String(id) },
  });
  for (let time = 0; time < 600; time += 1) {
    const { summary } = (await api.call(open, { as, body: { id } })).body;
    if (summary.mean_deviation === today.summary.mean_deviation) return;
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  throw new Error('It was never made again.');
});

test('it is told in the units of its reader', async () => {
  const { kysely } = api.database;
  const as = await staff();
  const { id } = await makeReport({ account_ids: [] }, as);
  const treads = [];
  for (const unit of ['1', '0'] as const) {
    await kysely.updateTable('users').set({ unit_of_measurement: unit }).execute();
    const { summary, tread_depth_format } = (await api.call(open, { as, body: { id } })).body;
    expect((await api.call(live, { as, body: { account_ids: [] } })).body.summary).toEqual(summary);
    treads.push([tread_depth_format, summary.mean_tread]);
  }
  expect(treads.map(([format]) => format)).toEqual(['32nds', 'mm']);
  expect(Number(treads[1]?.[1]) / Number(treads[0]?.[1])).toBeCloseTo(0.794, 2);
});

test('its files hold what is on screen, and say of when it is', async () => {
  const as = await staff();
  const { id } = await makeReport({ account_ids: accounts.slice(0, 1), name: 'Spring' }, as);
  const { groups } = (await api.call(open, { as, body: { id } })).body;
  const body = { id, format: exportFormats.excel, group_by: 'brand' };
  const { bytes } = await api.call(open, { as, body });
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  const texts = sheets.map((sheet) => JSON.stringify(sheet.rows)).join('\n');
  expect(texts).toContain('Spring');
  expect(texts).toContain('As of');
  for (const grouping of productGroupings)
    for (const { tires } of groups[grouping]) expect(texts).toContain(String(tires));
  const pdf = await api.call(open, { as, body: { id, format: exportFormats.pdf } });
  const text = (await readPages(pdf.bytes)).map((page) => page.text).join(' ');
  expect(text).toContain('Spring');
});

test('an account that counted and is lost closes an analysis of all accounts', async () => {
  const { kysely } = api.database;
  const user_id = await addTestUser(api.database, { group: 'CUS', rights: ['TVPRDANL'] });
  const as = await api.sessionOf(user_id);
  const own = accounts.slice(0, 2).map((account_id) => ({ user_id, account_id }));
  await kysely.insertInto('user_accounts').values(own).execute();
  const { id } = await makeReport({ account_ids: [], date_from: '2015-01-01' }, as);
  expect((await api.call(open, { as, body: { id } })).status).toBe(200);
  await kysely
    .deleteFrom('user_accounts')
    .where('user_id', '=', user_id)
    .where('account_id', '=', accounts[0] ?? 0)
    .execute();
  const refused = await api.call(open, { as, body: { id } });
  expect([refused.status, refused.body.code, refused.body.path]).toEqual([
    400,
    'unknown_value',
    'id',
  ]);
  expect((await api.call(list, { as })).body.reports[0]).toMatchObject({ id, is_closed: true });
});

test('histories of units are not among them', async () => {
  const as = await staff();
  const { id } = await makeReport({ account_ids: [] }, as);
  const history = await api.call('POST unit_history_report/get_report', { as, body: { id } });
  expect([history.status, history.body.code]).toEqual([400, 'unknown_value']);
  expect((await api.call('GET unit_history_report/get_reports', { as })).body.reports).toEqual([]);
});
