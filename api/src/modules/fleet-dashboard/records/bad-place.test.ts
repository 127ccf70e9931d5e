import { type DashboardReport, reportDefinitions } from '@portal/contract/fleet-dashboard';
import { rowsByKinds } from '@portal/contract/reports';
import { askRecords, recordsBody } from '../testing/ask-records.ts';
import { baseOf, type DemoApi, demoApi } from '../testing/demo-api.ts';
import { readRaw } from '../testing/raw-records.ts';

// Invalid places of figures, and valid ones that look invalid.

let api: DemoApi;
let account: string;

beforeAll(async () => {
  api = await demoApi();
  const { accounts } = await readRaw(api.database);
  account = accounts.find(({ fleet_type }) => fleet_type === 'us_national_account')?.nonsig ?? '';
});
afterAll(() => api.close());

const definitionOf = (type: string) =>
  reportDefinitions.find((each) => each.type === type) as DashboardReport;

const queryOf = (type: string, report = {}) => ({
  definition: definitionOf(type),
  // From a Wednesday to a Tuesday, both in the middle of a month.
  base: baseOf(
    { fleet_type: 'us_national_account', account },
    { date_from: '2025-01-15', date_to: '2025-03-11' },
  ),
  report: { report_type: type, ...report },
});

const place = (row: Record<string, string>, measure = 'spend') =>
  ({ row, side: 'current', measure }) as const;

type ReportQuery = ReturnType<typeof queryOf>;

async function answerTo(question: ReportQuery, where: ReturnType<typeof place>, page = {}) {
  const { status, body } = await api.call('POST fleet_dashboard/get_records', {
    as: await api.as('gyr'),
    body: recordsBody(question, where, page),
  });
  return { status, code: body.code, path: body.path };
}

const week = (day: string) => ({ Date: day, Period: 'week' });
const month = (day: string) => ({ Date: day, Period: 'month' });

test.each([
  ['a field that no row has', { Brand: 'Northvale' }, 'unknown_value', 'Brand'],
  ['a location where there is none', { Code: '0001' }, 'unknown_value', 'Code'],
  ['an inherited name', { constructor: 'x' }, 'unknown_value', 'constructor'],
  ['a day without a length', { Date: '2025-02-01' }, 'invalid', 'Period'],
  ['a length without a day', { Period: 'month' }, 'invalid', 'Date'],
  ['another length', { Date: '2025-02-01', Period: 'year' }, 'invalid', 'Period'],
  ['a day of no calendar', month('2025-02-30'), 'invalid', 'Date'],
  ['a month before the range', month('2025-01-01'), 'unknown_value', 'Date'],
  ['a month after the range', month('2025-04-01'), 'unknown_value', 'Date'],
  ['the middle of a month', month('2025-02-02'), 'unknown_value', 'Date'],
  ['the middle of a week', week('2025-02-04'), 'unknown_value', 'Date'],
])('refuses %s', async (_, row, code, field) => {
  expect(await answerTo(queryOf('emergency_service'), place(row))).toEqual({
    status: 400,
    code,
    path: `place.row.${field}`,
  });
});

test.each([
  ['the first month, clipped', month('2025-01-15')],
  ['a whole month', month('2025-02-01')],
  ['the first week, clipped', week('2025-01-15')],
  ['a week from its Sunday', week('2025-02-02')],
  ['a week from the first of its month', week('2025-02-01')],
])('takes %s', async (_, row) => {
  const answer = await answerTo(queryOf('emergency_service'), place(row));
  expect(answer.status).toBe(200);
});

test.each([
  ['a position without its brand', { Position: 'drive' }, 'invalid', 'Brand'],
  ['a period', month('2025-02-01'), 'unknown_value', 'Date'],
])('of a breakdown refuses %s', async (_, row, code, field) => {
  expect(await answerTo(queryOf('reject_tire_rate'), place(row, 'rejected'))).toEqual({
    status: 400,
    code,
    path: `place.row.${field}`,
  });
});

test.each(rowsByKinds)('by %s takes that alone', async (rows_by) => {
  const question = queryOf('emergency_service', { rows_by });
  expect(await answerTo(question, place(month('2025-02-01')))).toEqual({
    status: 400,
    code: 'unknown_value',
    path: 'place.row.Date',
  });
});

test.each(['', 'rejected', 'constructor', 'Amount'])(
  'refuses "%s" as a measure',
  async (measure) => {
    expect(await answerTo(queryOf('emergency_service'), place({}, measure))).toEqual({
      status: 400,
      code: 'unknown_value',
      path: 'place.measure',
    });
  },
);

test.each(['', 'amount', 'CallNumber', 'toString'])('refuses to sort by "%s"', async (order_by) => {
  expect(await answerTo(queryOf('emergency_service'), place({}), { order_by })).toEqual({
    status: 400,
    code: 'unknown_value',
    path: 'order_by',
  });
});

test('refuses a page of more than a hundred', async () => {
  const answer = await answerTo(queryOf('emergency_service'), place({}), { page_size: 101 });
  expect(answer).toMatchObject({ status: 400, path: 'page_size' });
});

test('a report of another tab is none', async () => {
  const question = queryOf('emergency_service');
  const { status, body } = await api.call('POST fleet_dashboard/get_records', {
    as: await api.as('gyr'),
    body: { ...recordsBody(question, place({})), tab_parameters: { tab_type: 'service' } },
  });
  expect({ status, ...body }).toMatchObject({
    status: 400,
    code: 'unknown_report',
    path: 'report.report_type',
  });
});

test('behind a name that nothing has there is nothing', async () => {
  const question = { ...queryOf('casing_brand_count'), as: await api.as('gyr') };
  const answer = await askRecords(api, question, place({ Brand: "Nobody's" }, 'casings'));
  expect(answer).toMatchObject({ records: [], total_items: 0, sum: 0 });
});

test('behind the last page there is nothing more, and the counts stay', async () => {
  const question = { ...queryOf('emergency_service'), as: await api.as('gyr') };
  const first = await askRecords(api, question, place({}));
  const after = await askRecords(api, question, place({}), { page_number: 100_000 });
  expect(first.total_items).toBeGreaterThan(0);
  expect(after).toMatchObject({ records: [], total_items: first.total_items, sum: first.sum });
});
