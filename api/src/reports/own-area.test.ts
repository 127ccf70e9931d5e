import type { SessionKeys } from '../access/sessions.ts';
import { addTestUser, type TestApi, testApi } from '../app/testing.ts';
import { yardArea } from './testing/yard-area.ts';
import { addYard, yardTable } from './testing/yard-records.ts';

// An area whose reports run on the engine without any of the dashboard's code.

let api: TestApi;
let as: SessionKeys;

beforeAll(async () => {
  api = await testApi([yardArea]);
  await yardTable.execute(api.database.kysely);
  await addYard(
    api.database,
    '0001',
    ['2024-01-10', 'in', 'North', 40, 20],
    ['2025-01-08', 'in', 'North', 60, 6],
    ['2025-01-20', 'out', 'South', 20, 2],
    ['2025-02-03', 'in', 'West', 20, 12],
    ['2025-02-04', 'in', 'South', 100, 0],
  );
  for (const nonsig of ['0002', '0003', '0004', '0005', '0006'])
    await addYard(api.database, nonsig, ['2025-02-11', 'in', 'East', 50, 5]);
  as = await api.sessionOf(await addTestUser(api.database, { group: 'GYR', rights: ['TVLOGIN'] }));
});
afterAll(() => api.close());

const request = {
  tab_id: 'test',
  tab_parameters: { tab_type: 'yard' },
  base_parameters: {
    account: '0001',
    date_type: '4',
    date_from: '2025-01-01',
    date_to: '2025-02-28',
  },
};

const askReport = (report: object) =>
  api.call('POST yard/get_reports', { as, body: { ...request, reports_parameters: [report] } });

async function reportOf(report: object) {
  const { status, body } = await askReport(report);
  expect(status).toBe(200);
  return (body.reports as [Record<string, unknown>])[0];
}

const askRecords = (report: object, place: object, other: object = {}) =>
  api.call('POST yard/get_records', {
    as,
    body: {
      ...request,
      report,
      place,
      page_number: 1,
      page_size: 2,
      order_by: 'CheckedOn',
      is_sort_desc: true,
      ...other,
    },
  });

test('months carry their weeks, beside the same dates a year earlier', async () => {
  const { rows, total, data_through } = await reportOf({
    report_type: 'low_by_month',
    graph_compare_by_previous: true,
  });
  expect(total).toEqual({ Tires: 200, TiresPrev: 40, LowPercent: 10, LowPercentPrev: 50 });
  expect(rows).toEqual([
    expect.objectContaining({
      Date: '2025-01-01',
      Tires: 80,
      TiresPrev: 40,
      LowPercent: 10,
      LowPercentPrev: 50,
    }),
    expect.objectContaining({
      Date: '2025-02-01',
      Tires: 120,
      TiresPrev: 0,
      LowPercent: 10,
      LowPercentPrev: null,
    }),
  ]);
  const [{ Weeks }] = rows as [{ Weeks: { Date: string; Tires: number }[] }];
  expect(Weeks.filter(({ Tires }) => Tires > 0)).toMatchObject([
    { Date: '2025-01-05', Tires: 60 },
    { Date: '2025-01-19', Tires: 20 },
  ]);
  expect(data_through).toBe('2025-02-11');
});

test('names are ranked, the first few are listed, and the nation stands beside them', async () => {
  const { rows, total, national_accounts } = await reportOf({
    report_type: 'low_by_lane',
    graph_compare_by_NA: true,
  });
  expect(rows).toEqual([
    { Lane: 'South', Tires: 120, LowPercent: 1.67, LowPercentNatAvg: null },
    { Lane: 'North', Tires: 60, LowPercent: 10, LowPercentNatAvg: null },
  ]);
  // 25 of the 250 tires of the other five accounts.
  expect(total).toEqual({ Tires: 200, LowPercent: 10, LowPercentNatAvg: 10 });
  expect(national_accounts).toBe(5);
});

test('filters restrict, apart from one that names all of its values', async () => {
  const tiresOf = async (filters: object) =>
    (await reportOf({ report_type: 'low_by_month', ...filters })).total;
  expect(await tiresOf({ gates: ['out'] })).toEqual({ Tires: 20, LowPercent: 10 });
  expect(await tiresOf({ gates: ['in', 'out'] })).toMatchObject({ Tires: 200 });
  expect(await tiresOf({ lanes: ['West', 'South'] })).toMatchObject({ Tires: 140 });
});

test('any report has rows by location instead of its own', async () => {
  const { rows } = await reportOf({ report_type: 'low_by_month', rows_by: 'location' });
  expect(rows).toEqual([{ Code: 'Y0001', Name: 'Yard of 0001', Tires: 200, LowPercent: 10 }]);
});

const yardOf = { LocationCode: 'Y0001', LocationName: 'Yard of 0001' };

test('the records behind a figure add up to it, page by page', async () => {
  const lane = { report_type: 'low_by_lane' };
  const south = { row: { Lane: 'South' }, side: 'current', measure: 'tires' };
  expect((await askRecords(lane, south)).body).toEqual({
    kind: 'checks',
    page_number: 1,
    page_size: 2,
    total_items: 2,
    sum: 120,
    counted: 2,
    left_out: [],
    records: [
      { CheckedOn: '2025-02-04', ...yardOf, Lane: 'South', Tires: 100, Low: 0 },
      { CheckedOn: '2025-01-20', ...yardOf, Lane: 'South', Tires: 20, Low: 2 },
    ],
  });
  const month = { report_type: 'low_by_month' };
  const low = { row: { Date: '2025-02-01', Period: 'month' }, side: 'current', measure: 'low' };
  expect((await askRecords(month, low)).body).toMatchObject({ total_items: 1, sum: 12 });
  const before = { row: {}, side: 'previous', measure: 'low' };
  expect((await askRecords(month, before)).body).toMatchObject({ total_items: 1, sum: 20 });
  const all = { row: {}, side: 'current', measure: 'tires' };
  const second = await askRecords(month, all, { page_number: 2 });
  expect(second.body).toMatchObject({ total_items: 4, sum: 200 });
  expect(second.body.records).toMatchObject([
    { CheckedOn: '2025-01-20' },
    { CheckedOn: '2025-01-08' },
  ]);
});

test('what a measure leaves out is told, and can be read', async () => {
  const lane = { report_type: 'low_by_lane' };
  const low = { row: { Lane: 'South' }, side: 'current', measure: 'low' };
  const counts = { counted: 1, left_out: [{ reason: 'none_low', records: 1 }] };
  expect((await askRecords(lane, low)).body).toMatchObject({ total_items: 1, sum: 2, ...counts });
  const { body } = await askRecords(lane, { ...low, left_out: 'none_low' });
  expect(body).toMatchObject({ total_items: 1, sum: 0, ...counts });
  expect(body.records).toMatchObject([{ CheckedOn: '2025-02-04', Tires: 100, Low: 0 }]);
});

test('a report that the area lacks is refused', async () => {
  const { status, body } = await askReport({ report_type: 'low' });
  expect([status, body.code, body.path]).toEqual([
    400,
    'unknown_report',
    'reports_parameters.0.report_type',
  ]);
});

test.each([
  ['a measure', { measure: 'spots' }, {}, 'place.measure'],
  ['a reason', { left_out: 'none_low' }, {}, 'place.left_out'],
  ['a row', { row: { State: 'OH' } }, {}, 'place.row.State'],
  ['a column', {}, { order_by: 'Gate' }, 'order_by'],
])('%s that the report lacks is refused', async (_, place, other, path) => {
  const { status, body } = await askRecords(
    { report_type: 'low_by_lane' },
    { row: {}, side: 'current', measure: 'tires', ...place },
    other,
  );
  expect([status, body.code, body.path]).toEqual([400, 'unknown_value', path]);
});
