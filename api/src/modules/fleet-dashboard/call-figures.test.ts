import { baseOf, onlyOf, reportsBody } from './testing/demo-api.ts';
import { fleet, smallFleet } from './testing/small-fleet.ts';

let api: Awaited<ReturnType<typeof smallFleet>>;

beforeAll(async () => {
  api = await smallFleet();
});
afterEach(() => api.clear());
afterAll(() => api.close());

async function inMay(report_type: string, other = {}) {
  const range = { date_from: '2025-05-01', date_to: '2025-05-31' };
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as: api.session,
    body: reportsBody(baseOf(fleet, range), { report_type, ...other }),
  });
  expect(status).toBe(200);
  return { ...onlyOf(body.reports), data_through: body.reports[0]?.data_through };
}

const received_on = '2025-05-05';
const noon = new Date('2025-05-05T12:00:00Z');
/** An emergency call on that day whose truck rolled this many minutes after the call. */
const rolled = (minutes: number) => ({
  received_on,
  received_at: noon,
  rolling_at: new Date(noon.getTime() + minutes * 60_000),
});

/** Two emergencies, a scheduled and a stock call that count, and four calls that do not. */
async function aMonthOfCalls(): Promise<void> {
  await api.calls(
    { received_on: '2025-05-01', state: 'OH' },
    { received_on: '2025-05-31', state: 'TX', unit_location: 'yard' },
    { received_on, call_type: 'scheduled', unit_location: 'yard', state: 'OH' },
    { received_on, call_type: 'stock', unit_location: 'shop', state: null },
    { received_on, status: 'open', state: 'OH' },
    { received_on, status: 'cancelled', state: 'OH' },
    { received_on: '2025-04-30', state: 'OH' },
    { received_on: '2025-06-01', state: 'OH' },
  );
}

test('Fleet HQ Calls by Month: completed calls by kind, by the local date they were received', async () => {
  await aMonthOfCalls();
  const { rows, total, data_through } = await inMay('calls_by_month');
  expect(total).toEqual({ TotalCalls: 4, EmergencyCalls: 2, ScheduledCalls: 1, StockCalls: 1 });
  expect(rows).toHaveLength(1);
  expect(rows[0]?.Weeks).toHaveLength(5);
  expect(rows[0]?.Weeks[1]).toMatchObject({
    WeekString: '05/04/2025 - 05/10/2025',
    TotalCalls: 2,
    EmergencyCalls: 0,
  });
  expect(data_through).toBe('2025-06-01');
});

test('the local date counts, not the instant', async () => {
  await api.calls({ received_on: '2025-05-31', received_at: new Date('2025-06-01T04:30:00Z') });
  expect((await inMay('calls_by_month')).total).toMatchObject({ TotalCalls: 1 });
});

test('Fleet HQ Calls by State/Providence: where it happened, or Unknown, most calls first', async () => {
  await aMonthOfCalls();
  const { rows, total } = await inMay('calls_by_state');
  expect(rows).toEqual([
    { State: 'OH', TotalCalls: 2, EmergencyCalls: 1, ScheduledCalls: 1, StockCalls: 0 },
    { State: 'TX', TotalCalls: 1, EmergencyCalls: 1, ScheduledCalls: 0, StockCalls: 0 },
    { State: 'Unknown', TotalCalls: 1, EmergencyCalls: 0, ScheduledCalls: 0, StockCalls: 1 },
  ]);
  expect(total).toMatchObject({ TotalCalls: 4 });
});

test('kinds and places restrict what is counted', async () => {
  await aMonthOfCalls();
  const service_types = ['emergency', 'stock'];
  const yard = { unit_locations: ['yard'] };
  expect((await inMay('calls_by_month', { service_types })).total).toEqual({
    TotalCalls: 3,
    EmergencyCalls: 2,
    ScheduledCalls: 0,
    StockCalls: 1,
  });
  expect((await inMay('calls_by_state', { service_types, ...yard })).rows).toMatchObject([
    { State: 'TX', TotalCalls: 1 },
  ]);
});

test('Top 5 Servicing Dealers: five by calls, then by name, of the total of all', async () => {
  const dealers = await Promise.all(
    [1, 2, 3, 4, 5, 6].map((number) => api.dealer(`000010${number}`)),
  );
  const calls = dealers.flatMap((dealer_id, index) =>
    Array.from({ length: index === 2 ? 3 : 1 }, () => ({ received_on, dealer_id })),
  );
  await api.calls(...calls);
  const { rows, total } = await inMay('top_servicing_dealers', { graph_compare_by_NA: true });
  // All have the same name, so the number distinguishes them.
  expect(rows.map(({ Nonsig, TotalCalls }) => [Nonsig, TotalCalls])).toEqual([
    ['0000103', 3],
    ['0000101', 1],
    ['0000102', 1],
    ['0000104', 1],
    ['0000105', 1],
  ]);
  expect(total).toMatchObject({ TotalCalls: 8 });
});

test('Fleet HQ Calls Avg Roll Time: seconds of completed emergencies within a day', async () => {
  await api.calls(
    rolled(60),
    rolled(1440),
    { ...rolled(30), call_type: 'scheduled' },
    { ...rolled(30), status: 'cancelled' },
    rolled(0),
    rolled(-10),
    rolled(1441),
    { received_on, rolling_at: null },
  );
  const { rows, total } = await inMay('avg_roll_time');
  expect(total).toEqual({ Calls: 2, AvgRollTime: 45_000 });
  expect(rows[0]?.Weeks[0]).toMatchObject({ Calls: 0, AvgRollTime: null });
});

test('roll times are added up over months, then divided', async () => {
  await api.calls(rolled(60), rolled(60), rolled(60), {
    ...rolled(120),
    received_on: '2025-05-20',
  });
  // The mean of the weekly means would be 90 minutes.
  expect((await inMay('avg_roll_time')).total).toEqual({ Calls: 4, AvgRollTime: 4500 });
});

test('without an emergency that rolled there is no roll time, though there are calls', async () => {
  await api.calls({ received_on }, { ...rolled(5), call_type: 'stock' });
  expect(await inMay('avg_roll_time')).toMatchObject({ rows: [], total: null });
  expect((await inMay('calls_by_month')).total).toMatchObject({ TotalCalls: 2 });
});
