import { baseOf, onlyOf, reportsBody } from './testing/demo-api.ts';
import { fleet, smallFleet } from './testing/small-fleet.ts';

let api: Awaited<ReturnType<typeof smallFleet>>;

beforeAll(async () => {
  api = await smallFleet();
});
afterEach(() => api.clear());
afterAll(() => api.close());

async function report(report_type: string, date_from: string, date_to: string, other = {}) {
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as: api.session,
    body: reportsBody(baseOf(fleet, { date_from, date_to }), { report_type, ...other }),
  });
  expect(status).toBe(200);
  return onlyOf(body.reports);
}

describe('Retread Sales to New Tire Sales', () => {
  test('counts net units, divides sums, and lists months without a record', async () => {
    const product_id = await api.product('A');
    await api.lines(
      { kind: 'new_tire', product_id, quantity: 9, amount: 900, invoice_date: '2024-12-31' },
      { kind: 'new_tire', product_id, quantity: -1, amount: -100, invoice_date: '2024-12-30' },
      { kind: 'retread_cap', product_id, quantity: 1, amount: 150, invoice_date: '2024-12-30' },
      { kind: 'retread_cap', product_id, quantity: 3, amount: 450, invoice_date: '2025-02-01' },
      { kind: 'casing', product_id, quantity: 5, amount: 300, invoice_date: '2024-12-30' },
      { kind: 'labour', quantity: 7, amount: 70, invoice_date: '2024-12-30' },
      { kind: 'new_tire', product_id, quantity: 50, amount: 1, invoice_date: '2025-02-02' },
    );
    const { rows, total } = await report('retread_vs_new', '2024-12-30', '2025-02-01');
    expect(rows).toMatchObject([
      {
        Date: '2024-12-30',
        Year: 2024,
        MonthNumber: 12,
        MonthString: 'Dec',
        New: 8,
        Retread: 1,
        RetreadToNewRatio: 0.13,
      },
      {
        Date: '2025-01-01',
        Year: 2025,
        MonthNumber: 1,
        MonthString: 'Jan',
        New: 0,
        Retread: 0,
        RetreadToNewRatio: null,
      },
      {
        Date: '2025-02-01',
        Year: 2025,
        MonthNumber: 2,
        MonthString: 'Feb',
        New: 0,
        Retread: 3,
        RetreadToNewRatio: null,
      },
    ]);
    expect(total).toEqual({ New: 8, Retread: 4, RetreadToNewRatio: 0.5 });
  });

  test('weeks run from Sunday to Saturday, clipped to the month and to the range', async () => {
    const product_id = await api.product('B');
    await api.lines({
      kind: 'new_tire',
      product_id,
      quantity: 2,
      amount: 1,
      invoice_date: '2025-03-02',
    });
    const { rows } = await report('retread_vs_new', '2025-02-20', '2025-03-04');
    const weeks = rows.map(({ Weeks }) => Weeks.map(({ WeekString, New }) => [WeekString, New]));
    expect(weeks).toEqual([
      [
        ['02/20/2025 - 02/22/2025', 0],
        ['02/23/2025 - 02/28/2025', 0],
      ],
      [
        ['03/01/2025 - 03/01/2025', 0],
        ['03/02/2025 - 03/04/2025', 2],
      ],
    ]);
    const byWeek = await report('retread_vs_new', '2025-02-20', '2025-03-04', { period: 'week' });
    expect(byWeek.rows.map((row) => row.Date)).toEqual([
      '2025-02-20',
      '2025-02-23',
      '2025-03-01',
      '2025-03-02',
    ]);
    expect(byWeek.rows[3]).not.toHaveProperty('Weeks');
  });

  test('records that cancel each other out are records; without any there is nothing', async () => {
    const product_id = await api.product('C');
    await api.lines(
      { kind: 'new_tire', product_id, quantity: 2, amount: 10, invoice_date: '2025-03-02' },
      { kind: 'new_tire', product_id, quantity: -2, amount: -10, invoice_date: '2025-03-03' },
      { kind: 'fee', quantity: 1, amount: 10, invoice_date: '2025-04-02' },
    );
    expect(await report('retread_vs_new', '2025-03-01', '2025-03-31')).toMatchObject({
      rows: [{ New: 0, Retread: 0, RetreadToNewRatio: null }],
      total: { New: 0, Retread: 0, RetreadToNewRatio: null },
    });
    for (const type of ['retread_vs_new', 'top_products']) {
      expect(await report(type, '2025-04-01', '2025-04-30')).toEqual({
        report_type: type,
        rows: [],
        total: null,
        data_through: '2025-04-02',
      });
    }
  });
});

test.each([
  ['emergency_service', ['EmergencyPercent']],
  ['emergency_vs_scheduled', ['EmergencyPercent', 'ScheduledPercent']],
  ['repair_and_retread_cost', ['RepairPercent']],
])('%s has no percentage of a total that nets to nothing or less', async (type, percentages) => {
  const call = await api.serviceCall('emergency');
  const scheduled = await api.serviceCall('scheduled');
  const line = { quantity: 1, product_id: await api.product(type), invoice_date: '2025-03-03' };
  await api.lines(
    { ...line, ...call, kind: 'repair', product_id: null, amount: 500 },
    { ...line, ...scheduled, kind: 'retread_cap', amount: -534.35 },
    { ...line, ...call, kind: 'repair', product_id: null, amount: 80, invoice_date: '2025-04-04' },
    { ...line, ...scheduled, kind: 'retread_cap', amount: -80, invoice_date: '2025-04-04' },
  );
  const { rows, total } = await report(type, '2025-03-01', '2025-04-30');
  for (const field of percentages) {
    expect(rows.map((row) => row[field])).toEqual([null, null]);
    expect(total[field]).toBeNull();
  }
});

describe('Top 10 Products Purchased', () => {
  const invoice_date = '2025-05-05';
  const inMay = () => report('top_products', '2025-05-01', '2025-05-31');

  test('what nets to nothing leaves the list and stays in the whole', async () => {
    const [sold, returned, even] = [
      await api.product('D'),
      await api.product('E'),
      await api.product('F'),
    ];
    await api.lines(
      { kind: 'new_tire', product_id: sold, quantity: 3, amount: 1000.1, invoice_date },
      { kind: 'new_tire', product_id: sold, quantity: 0, amount: -0.05, invoice_date },
      { kind: 'new_tire', product_id: returned, quantity: -1, amount: -200.02, invoice_date },
      { kind: 'casing', product_id: even, quantity: 1, amount: 60, invoice_date },
      { kind: 'casing', product_id: even, quantity: -1, amount: -60, invoice_date },
      { kind: 'labour', quantity: 1, amount: 5000, invoice_date },
      { kind: 'fee', quantity: 1, amount: 5000, invoice_date },
    );
    expect(await inMay()).toEqual({
      report_type: 'top_products',
      rows: [
        {
          Product: 'Northvale D 11R22.5',
          TotalSpend: 1000.05,
          Quantity: 3,
          TotalSpendPercentage: 125,
        },
      ],
      total: { TotalSpend: 800.03, Quantity: 2, TotalSpendPercentage: 100 },
      data_from: invoice_date,
      data_through: invoice_date,
    });
  });

  test('of a whole that nets to nothing or less there is no percentage', async () => {
    const [sold, returned] = [await api.product('S'), await api.product('T')];
    const bought = { kind: 'new_tire', product_id: sold, quantity: 1, invoice_date } as const;
    await api.lines(
      { ...bought, amount: 1000 },
      { ...bought, product_id: returned, amount: -1068.7 },
    );
    expect(await inMay()).toMatchObject({
      rows: [{ TotalSpend: 1000, TotalSpendPercentage: null }],
      total: { TotalSpend: -68.7, TotalSpendPercentage: null },
    });
  });

  test('one brand, line and size is one product, whatever its load range', async () => {
    const [g, h] = [
      await api.product('G', { load_range: 'G' }),
      await api.product('G', { load_range: 'H' }),
    ];
    await api.lines(
      { kind: 'new_tire', product_id: g, quantity: 1, amount: 0.1, invoice_date },
      { kind: 'new_tire', product_id: h, quantity: 1, amount: 0.2, invoice_date },
    );
    expect((await inMay()).rows).toEqual([
      { Product: 'Northvale G 11R22.5', TotalSpend: 0.3, Quantity: 2, TotalSpendPercentage: 100 },
    ]);
  });

  test('ranks by spend, then units, then name, and shows ten of the whole', async () => {
    const names = ['L', 'K', 'J', 'I', 'H9', 'H8', 'H7', 'H6', 'H5', 'H4', 'H3', 'H2'];
    const ids = await Promise.all(names.map((name) => api.product(name, { brand: 'Veyra' })));
    const spend = (name: string) => (name === 'L' ? 300 : 100);
    const units = (name: string) => (name === 'I' ? 2 : 1);
    await api.lines(
      ...names.map((name, index) => ({
        kind: 'new_tire' as const,
        product_id: ids[index] ?? 0,
        quantity: units(name),
        amount: spend(name),
        invoice_date,
      })),
    );
    const { rows, total } = await inMay();
    expect(rows.map(({ Product }) => Product.split(' ')[1])).toEqual([
      'L',
      'I',
      'H2',
      'H3',
      'H4',
      'H5',
      'H6',
      'H7',
      'H8',
      'H9',
    ]);
    expect(rows[0]).toMatchObject({ TotalSpendPercentage: 21.43 });
    expect(total).toEqual({ TotalSpend: 1400, Quantity: 13, TotalSpendPercentage: 100 });
  });
});
