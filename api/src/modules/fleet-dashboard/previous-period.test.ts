import { noRecords } from '../../reports/figures/report-sums.ts';
import { baseOf, onlyOf, reportsBody } from './testing/demo-api.ts';
import { fleet, smallFleet } from './testing/small-fleet.ts';

let api: Awaited<ReturnType<typeof smallFleet>>;

beforeAll(async () => {
  api = await smallFleet();
});
afterEach(() => api.clear());
afterAll(() => api.close());

async function compared(report_type: string, date_from: string, date_to: string, other = {}) {
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as: api.session,
    body: reportsBody(baseOf(fleet, { date_from, date_to }), {
      report_type,
      graph_compare_by_previous: true,
      ...other,
    }),
  });
  expect(status).toBe(200);
  return onlyOf(body.reports);
}

/** Stores new tires on each of the days; their quantity is the day of the month. */
async function tiresOn(...days: readonly string[]): Promise<void> {
  const product_id = await api.product(`P${Math.random()}`);
  await api.lines(
    ...days.map((invoice_date) => ({
      kind: 'new_tire' as const,
      product_id,
      quantity: Number(invoice_date.slice(-2)),
      amount: 100,
      invoice_date,
    })),
  );
}

/** `NewPrev` of the weeks, by first day. */
async function weeksBefore(date_from: string, date_to: string) {
  const { rows, total } = await compared('retread_vs_new', date_from, date_to, { period: 'week' });
  const weeks = rows.filter((row) => row.NewPrev !== 0).map((row) => [row.Date, row.NewPrev]);
  return { weeks, total: total.NewPrev };
}

test('every figure comes with that of the same dates one year earlier', async () => {
  await tiresOn('2025-05-02', '2024-05-03', '2024-04-30', '2024-06-01', '2023-05-05');
  expect(await compared('retread_vs_new', '2025-05-01', '2025-05-31')).toMatchObject({
    rows: [
      {
        Date: '2025-05-01',
        New: 2,
        NewPrev: 3,
        Retread: 0,
        RetreadPrev: 0,
        RetreadToNewRatio: 0,
        RetreadToNewRatioPrev: 0,
      },
    ],
    total: { New: 2, NewPrev: 3 },
  });
});

test('a day stands beside the same date, in the week that the current calendar has there', async () => {
  await tiresOn('2025-03-04', '2024-03-01', '2024-03-02');
  // 1 March 2025 is a Saturday, 2 March the first day of the next week.
  expect(await weeksBefore('2025-03-01', '2025-03-04')).toEqual({
    weeks: [
      ['2025-03-01', 1],
      ['2025-03-02', 2],
    ],
    total: 3,
  });
});

test('29 February stands beside the 28th of a year without one', async () => {
  await tiresOn('2025-02-20', '2024-02-28', '2024-02-29', '2024-03-01');
  expect(await weeksBefore('2025-02-20', '2025-03-01')).toEqual({
    weeks: [
      ['2025-02-23', 57],
      ['2025-03-01', 1],
    ],
    total: 58,
  });
});

test('a range that ends on 28 February is compared with one that does', async () => {
  await tiresOn('2025-02-20', '2024-02-28', '2024-02-29');
  expect((await weeksBefore('2025-02-20', '2025-02-28')).total).toBe(28);
});

test('a range from or to 29 February is compared with one from or to the 28th', async () => {
  await tiresOn('2024-02-29', '2023-02-27', '2023-02-28', '2023-03-01');
  expect(await weeksBefore('2024-02-29', '2024-02-29')).toEqual({
    weeks: [['2024-02-29', 28]],
    total: 28,
  });
  expect(await weeksBefore('2024-02-27', '2024-02-29')).toEqual({
    weeks: [['2024-02-27', 55]],
    total: 55,
  });
  expect(await weeksBefore('2024-02-29', '2024-03-01')).toEqual({
    weeks: [
      ['2024-02-29', 28],
      ['2024-03-01', 1],
    ],
    total: 29,
  });
});

test('what was only a year ago stands beside zeros, under no name of now', async () => {
  await tiresOn('2024-05-03');
  expect(await compared('retread_vs_new', '2025-05-01', '2025-05-31')).toMatchObject({
    rows: [{ Date: '2025-05-01', New: 0, NewPrev: 3 }],
    total: { New: 0, NewPrev: 3, RetreadToNewRatio: null, RetreadToNewRatioPrev: 0 },
  });
  expect(await compared('top_products', '2025-05-01', '2025-05-31')).toMatchObject({
    rows: [],
    total: { TotalSpend: 0, TotalSpendPrev: 100, TotalSpendPercentage: null },
  });
});

test('without a record now and then there is nothing', async () => {
  await tiresOn('2023-05-03');
  for (const type of ['retread_vs_new', 'emergency_service', 'top_products'])
    expect(await compared(type, '2025-05-01', '2025-05-31')).toMatchObject(noRecords);
});

test('not asked for, there is none', async () => {
  await tiresOn('2025-05-02', '2024-05-03');
  const { total } = await compared('retread_vs_new', '2025-05-01', '2025-05-31', {
    graph_compare_by_previous: false,
  });
  expect(Object.keys(total)).toEqual(['New', 'Retread', 'RetreadToNewRatio']);
});

test('the first year of the calendar has one before it too', async () => {
  expect(await compared('top_products', '0001-01-01', '0001-02-28')).toMatchObject({ rows: [] });
});

test('products are those of now, beside what they and the whole were', async () => {
  const [rising, gone, fresh] = [
    await api.product('X'),
    await api.product('Y'),
    await api.product('Z'),
  ];
  const bought = (product_id: number, amount: number, quantity: number, invoice_date: string) => ({
    kind: 'new_tire' as const,
    product_id,
    amount,
    quantity,
    invoice_date,
  });
  await api.lines(
    bought(rising, 300, 3, '2025-05-05'),
    bought(fresh, 100, 1, '2025-05-06'),
    bought(rising, 50, 1, '2024-05-05'),
    bought(gone, 150, 2, '2024-05-05'),
  );
  const { rows, total } = await compared('top_products', '2025-05-01', '2025-05-31');
  expect(rows).toEqual([
    {
      Product: 'Northvale X 11R22.5',
      TotalSpend: 300,
      TotalSpendPrev: 50,
      Quantity: 3,
      QuantityPrev: 1,
      TotalSpendPercentage: 75,
      TotalSpendPercentagePrev: 25,
    },
    {
      Product: 'Northvale Z 11R22.5',
      TotalSpend: 100,
      TotalSpendPrev: 0,
      Quantity: 1,
      QuantityPrev: 0,
      TotalSpendPercentage: 25,
      TotalSpendPercentagePrev: 0,
    },
  ]);
  expect(total).toMatchObject({ TotalSpendPrev: 200, QuantityPrev: 3 });
});
