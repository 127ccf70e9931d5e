import { baseOf, onlyOf, reportsBody } from './testing/demo-api.ts';
import { fleet, smallFleet } from './testing/small-fleet.ts';

type Api = Awaited<ReturnType<typeof smallFleet>>;

let api: Api;
let northvale: number;
let veyra: number;

beforeAll(async () => {
  api = await smallFleet();
  northvale = await api.product('A');
  veyra = await api.product('A', { brand: 'Veyra' });
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

const disposed_on = '2025-05-10';
const finished = { disposition: 'finished', disposed_on } as const;
const used = { disposition: 'used', disposed_on } as const;
const rejected = (reject_reason: string) =>
  ({ disposition: 'rejected', disposed_on, reject_reason }) as const;

/** Four casings with an outcome in May, one with an outcome outside of it, one in process. */
async function aMonthOfCasings(): Promise<void> {
  await api.casings(
    // 1461 days: four years.
    { ...finished, product_id: northvale, made_on: '2021-05-10', previous_caps: 1, nail_holes: 2 },
    // 365 days, which is less than a year of 365.25, and an impossible TIN.
    { ...finished, product_id: northvale, made_on: '2024-05-10', last_position: 'drive', spots: 1 },
    { ...used, product_id: veyra, made_on: '2025-06-02', previous_caps: 2, nail_holes: 1 },
    { ...rejected('Bead damage'), product_id: null, last_position: 'trail', previous_caps: 3 },
    { ...finished, disposed_on: '2025-06-01', product_id: northvale, previous_caps: 9 },
    { product_id: northvale, received_on: '2025-05-02', last_position: 'steer' },
  );
}

test('Statistics: ages by outcome, caps with one more when finished, the share of rejected', async () => {
  await aMonthOfCasings();
  const figures = {
    // 1826 days ÷ 365.25 ÷ 2
    RetreadTiresAvgAge: 2.5,
    UsedTiresAvgAge: null,
    RejectedTiresAvgAge: null,
    AverageAge: 2.5,
    // (1 + 1) + (0 + 1) + 2 + 3 of four
    AverageTimesRecap: 2,
    RejectTireRate: 25,
    TotalCount: 4,
  };
  expect(await inMay('statistics')).toMatchObject({
    rows: [{ PeriodType: '0', ...figures }],
    total: figures,
    data_through: '2025-06-01',
  });
});

test('Statistics beside the year before: a row for each', async () => {
  await api.casings(finished, { ...used, disposed_on: '2024-05-31', made_on: '2024-05-31' });
  const { rows } = await inMay('statistics', { graph_compare_by_previous: true });
  expect(rows).toMatchObject([
    { PeriodType: '0', AverageAge: null, TotalCount: 1 },
    { PeriodType: '1', AverageAge: 0, UsedTiresAvgAge: 0, TotalCount: 1 },
  ]);
});

test('Repair Summary: a row for each status, repairs per casing, those without one counted', async () => {
  await aMonthOfCasings();
  const { rows, total } = await inMay('repair_summary');
  const none = { Section: 0, Bead: 0, SectionAvg: 0, BeadAvg: 0 };
  expect(rows).toEqual([
    {
      StatusBacking: 'retread',
      Tires: 2,
      ...none,
      NailHoles: 2,
      Spot: 1,
      NailHolesAvg: 1,
      SpotAvg: 0.5,
    },
    {
      StatusBacking: 'rejected',
      Tires: 1,
      ...none,
      NailHoles: 0,
      Spot: 0,
      NailHolesAvg: 0,
      SpotAvg: 0,
    },
    {
      StatusBacking: 'used',
      Tires: 1,
      ...none,
      NailHoles: 1,
      Spot: 0,
      NailHolesAvg: 1,
      SpotAvg: 0,
    },
  ]);
  expect(total).toMatchObject({ Tires: 4, NailHoles: 3, NailHolesAvg: 0.75, SpotAvg: 0.25 });
});

test('Repair Summary: a status without a tire has its row, where filters let it through', async () => {
  await api.casings({ ...used, product_id: veyra, nail_holes: 1 });
  const statuses = async (other = {}) => {
    const { rows } = await inMay('repair_summary', other);
    return rows.map(({ StatusBacking, Tires, NailHolesAvg }) => [
      StatusBacking,
      Tires,
      NailHolesAvg,
    ]);
  };
  const empty = [
    ['rejected', 0, null],
    ['retread', 0, null],
  ];
  expect(await statuses()).toEqual([['used', 1, 1], ...empty]);
  expect(await statuses({ retreading_types: ['used', 'retread'] })).toEqual([
    ['used', 1, 1],
    ['retread', 0, null],
  ]);
  const { rows } = await inMay('repair_summary', { rows_by: 'dealer' });
  expect(rows).toHaveLength(1);
});

test('Casing Brand Count and Average Brand Age: of all, and of those with a valid TIN', async () => {
  await aMonthOfCasings();
  expect((await inMay('casing_brand_count')).rows).toEqual([
    { Brand: 'Northvale', Quantity: 2, TirePercentage: 50 },
    { Brand: 'Unknown', Quantity: 1, TirePercentage: 25 },
    { Brand: 'Veyra', Quantity: 1, TirePercentage: 25 },
  ]);
  const ages = await inMay('average_brand_age');
  expect(ages.rows).toEqual([{ CasingBrandName: 'Northvale', AvgAge: 2.5, Total: 2 }]);
  expect(ages.total).toEqual({ AvgAge: 2.5, Total: 2 });
});

test('Average Previous Caps and Reject Tire Rate: positions within their brand', async () => {
  await api.casings(
    { ...finished, product_id: veyra, last_position: 'drive', previous_caps: 1 },
    { ...rejected('Age'), product_id: veyra, last_position: 'drive', previous_caps: 1 },
    { ...used, product_id: veyra },
  );
  expect((await inMay('average_previous_caps')).rows).toEqual([
    {
      CasingBrandName: 'Veyra',
      AvgPrevCaps: 1,
      Total: 3,
      Rows: [
        { Position: 'drive', AvgPrevCaps: 1.5, Total: 2 },
        { Position: 'unknown', AvgPrevCaps: 0, Total: 1 },
      ],
    },
  ]);
  expect((await inMay('reject_tire_rate')).rows).toEqual([
    {
      Brand: 'Veyra',
      RejectRatePercentage: 33.33,
      Total: 3,
      Rows: [
        { Position: 'drive', RejectRatePercentage: 50, Total: 2 },
        { Position: 'unknown', RejectRatePercentage: 0, Total: 1 },
      ],
    },
  ]);
});

test('Casings Submitted: by the day they came, beside the total of their brand at any time', async () => {
  const before = '2024-05-20';
  await api.casings(
    { product_id: veyra, received_on: '2025-05-02', last_position: 'drive' },
    { ...finished, product_id: veyra, received_on: '2025-05-31', last_position: 'steer' },
    { ...finished, product_id: veyra, received_on: '2025-04-30', last_position: 'steer' },
    {
      ...used,
      disposed_on: before,
      product_id: veyra,
      received_on: before,
      last_position: 'drive',
    },
    { product_id: veyra, received_on: before, last_position: 'drive' },
  );
  const { rows, data_through } = await inMay('casings_submitted', {
    graph_compare_by_previous: true,
  });
  const brand = { Total: 2, TotalPrev: 2 };
  expect(rows).toEqual([
    {
      CasingBrandName: 'Veyra',
      CasingSubmitted: 2,
      CasingSubmittedPrev: 2,
      ...brand,
      Rows: [
        { Position: 'drive', CasingSubmitted: 1, CasingSubmittedPrev: 2, ...brand },
        { Position: 'steer', CasingSubmitted: 1, CasingSubmittedPrev: 0, ...brand },
      ],
    },
  ]);
  expect(data_through).toBe('2025-05-31');
});

test('what was not there a year ago had no share of what was', async () => {
  await api.casings(
    { ...finished, product_id: veyra },
    { ...finished, product_id: northvale, disposed_on: '2024-05-10' },
  );
  expect((await inMay('casing_brand_count', { graph_compare_by_previous: true })).rows).toEqual([
    {
      Brand: 'Veyra',
      Quantity: 1,
      QuantityPrev: 0,
      TirePercentage: 100,
      TirePercentagePrev: 0,
    },
  ]);
});

test('Top 5 Retreaders: finished casings, of all finished', async () => {
  const dealer_id = await api.dealer('0000009');
  await api.casings(finished, finished, { ...finished, dealer_id }, { ...used, dealer_id });
  expect((await inMay('top_retreaders')).rows).toEqual([
    {
      Dealer: 'Bauer Tire',
      Nonsig: '0000007',
      CommonOwner: null,
      Finished: 2,
      TotalRetreadsPercentage: 66.67,
    },
    {
      Dealer: 'Bauer Tire',
      Nonsig: '0000009',
      CommonOwner: null,
      Finished: 1,
      TotalRetreadsPercentage: 33.33,
    },
  ]);
});

test('Top 10 Rejected Tire Failures: ten reasons of the rejected, by casings and then by name', async () => {
  const reasons = [...'KJIHGFEDCBA'];
  await api.casings(...reasons.map(rejected), rejected('K'), finished);
  const { rows, total } = await inMay('rejected_failures');
  expect(rows.map(({ RejectReason }) => RejectReason)).toEqual(['K', ...'ABCDEFGHI']);
  expect(rows[0]).toMatchObject({ RejectTires: 2, RejectTiresPercentage: 16.67 });
  expect(total).toEqual({ RejectTires: 12, RejectTiresPercentage: 100 });
});

test('Retread Turnaround Time: days from pick-up to finish, of finished casings with both', async () => {
  await api.casings(
    { ...finished, picked_up_on: '2025-05-01' },
    { ...finished, picked_up_on: '2025-05-10' },
    { ...finished, picked_up_on: '2025-05-11' },
    { ...finished, picked_up_on: null },
    { ...used, picked_up_on: '2025-05-01' },
  );
  const { rows, total } = await inMay('turnaround_time');
  expect(total).toEqual({ AverageDays: 4.5, Finished: 2, TotalDays: 9 });
  expect(rows[0]?.Weeks[0]).toMatchObject({ AverageDays: null, Finished: 0, TotalDays: 0 });
});

test('goods, positions, outcomes and retreaders restrict what is counted', async () => {
  const dealer_id = await api.dealer('0000010', true);
  await api.casings(
    { ...finished, product_id: veyra, last_position: 'drive' },
    { ...finished, product_id: veyra, dealer_id },
    { ...used, product_id: northvale, dealer_id },
    { ...rejected('Age'), dealer_id },
  );
  const counted = async (other: object) =>
    (await inMay('casing_brand_count', other)).total?.Quantity ?? 0;
  expect(await counted({})).toBe(4);
  expect(await counted({ tire_brands: ['Veyra'] })).toBe(2);
  expect(await counted({ tire_brands: ['Unknown', 'Northvale'] })).toBe(2);
  expect(await counted({ tire_product_lines: ['A'], tire_sizes: ['11R22.5'] })).toBe(3);
  expect(await counted({ wheel_positions: ['drive'] })).toBe(1);
  expect(await counted({ wheel_positions: ['unknown'] })).toBe(3);
  expect(await counted({ retreading_types: ['retread', 'rejected'] })).toBe(3);
  expect(await counted({ by_retreader: ['ctsc'] })).toBe(3);
  expect(await counted({ by_retreader: ['other'], wheel_positions: ['unknown'] })).toBe(0);
});
