import {
  type BaseParameters,
  type DashboardReport,
  filterValues,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import { rowsByKinds } from '@portal/contract/reports';
import { baseOf, onlyOf, reportsBody } from './testing/demo-api.ts';
import { fleet, smallFleet } from './testing/small-fleet.ts';

// Edge cases of the choices, for every report.

let api: Awaited<ReturnType<typeof smallFleet>>;
const empty = '0000043';
const day = '2025-05-05';
const definitions: readonly DashboardReport[] = reportDefinitions;

beforeAll(async () => {
  api = await smallFleet();
  await api.account(empty);
  for (const nonsig of ['0000045', '0000046', '0000047', '0000048']) await api.account(nonsig);
  await api.account('0000044', 'canadian_nonsig');
  const product_id = await api.product('A', { design_position: 'drive' });
  const [call_id = 0] = await api.calls({
    received_on: day,
    received_at: new Date(`${day}T12:00:00Z`),
    rolling_at: new Date(`${day}T13:00:00Z`),
    state: 'OH',
  });
  const call = { call_id, call_type: 'emergency', unit_location: 'roadside' } as const;
  const sold = { product_id, quantity: 2, amount: 100, invoice_date: day };
  await api.lines(
    { ...sold, ...call, kind: 'new_tire' },
    { ...sold, kind: 'retread_cap' },
    { ...sold, product_id: null, kind: 'repair' },
  );
  const casing = { product_id, made_on: '2020-01-06', picked_up_on: day, received_on: day };
  await api.casings(
    { ...casing, disposition: 'finished', disposed_on: day },
    { ...casing, disposition: 'rejected', disposed_on: day, reject_reason: 'Age' },
  );
});
afterAll(() => api.close());

async function ask(type: string, base: Partial<BaseParameters> = {}, other = {}) {
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as: api.session,
    body: reportsBody(baseOf(fleet, base), { report_type: type, ...other }),
  });
  expect(status).toBe(200);
  return { ...onlyOf(body.reports), data_through: body.reports[0]?.data_through };
}

/** Figures of a range without records: amounts and counts are 0, quotients null. */
const emptyFigures = ({ columns }: DashboardReport) =>
  Object.fromEntries(columns.map(({ field, figure }) => [field, 'sum' in figure ? 0 : null]));

const nothing = { rows: [], total: null };
/** Values that match no record. */
const elsewhere = {
  service_types: ['stock'],
  unit_locations: ['shop'],
  wheel_positions: ['steer'],
  retreading_types: ['used'],
  by_retreader: ['ctsc'],
  tire_brands: ['Nobody'],
  tire_product_lines: ['nothing'],
  tire_sizes: ['0'],
};

describe.each(definitions)('$type', (definition) => {
  const { type, filters, shape, columns } = definition;

  test('a range of one day', async () => {
    const { rows, total } = await ask(type, { date_from: day, date_to: day });
    expect(rows.length).toBeGreaterThan(0);
    expect(total).not.toBeNull();
    if (shape === 'periods') {
      expect(rows).toHaveLength(1);
      expect(rows[0]?.Weeks).toHaveLength(1);
      expect(rows[0]).toMatchObject(total);
    }
  });

  test('a range of five years', async () => {
    const one = await ask(type, { date_from: day, date_to: day });
    const { rows, total } = await ask(type, { date_from: '2020-05-05', date_to: day });
    expect(total).toEqual(one.total);
    if (shape === 'periods') expect(rows).toHaveLength(61);
    else expect(rows).toEqual(one.rows);
  });

  test('filters that exclude everything, together and each alone', async () => {
    const whole = await ask(type);
    if (filters.length > 0) expect(await ask(type, {}, elsewhere)).toMatchObject(nothing);
    for (const name of Object.keys(elsewhere) as (keyof typeof elsewhere)[]) {
      const answer = await ask(type, {}, { [name]: elsewhere[name] });
      expect(answer).toMatchObject(filters.includes(name) ? nothing : whole);
    }
  });

  test('every value of every filter, and none', async () => {
    const whole = await ask(type);
    expect(await ask(type, {}, filterValues)).toEqual(whole);
    const none = Object.fromEntries(Object.keys(elsewhere).map((name) => [name, []]));
    expect(await ask(type, {}, none)).toEqual(whole);
  });

  test('an account without any record, beside others that have some', async () => {
    const answer = await ask(type, { account: empty });
    expect(answer).toMatchObject({ ...nothing, data_through: day });
    for (const rows_by of rowsByKinds)
      expect(await ask(type, { account: empty }, { rows_by })).toEqual(answer);
  });

  test('a range without a record, beside the year before', async () => {
    const { total: before } = await ask(type);
    const range = { date_from: '2026-05-01', date_to: '2026-05-31' };
    const compared = { graph_compare_by_previous: true };
    const { rows, total, range_empty } = await ask(type, range, compared);
    const previous = columns.map(({ field }) => [`${field}Prev`, before[field]]);
    expect(total).toEqual({ ...emptyFigures(definition), ...Object.fromEntries(previous) });
    expect(range_empty).toBe(true);
    if (shape === 'periods') expect(rows).toMatchObject([total]);
    expect((await ask(type, range, { ...compared, rows_by: 'dealer' })).total).toEqual(total);
  });

  test('an account without a record, beside the nation', async () => {
    const { total: one } = await ask(type);
    const compared = { graph_compare_by_NA: true };
    const { rows, total } = await ask(type, { account: empty }, compared);
    const averaged = columns.filter(({ national }) => national);
    if (averaged.length === 0) return expect({ rows, total }).toEqual(nothing);
    // Only one of the five other accounts has records.
    const national = averaged.map(({ field, figure }) => [
      `${field}NatAvg`,
      'sum' in figure ? (one[field] ?? 0) / 5 : one[field],
    ]);
    expect(total).toEqual({ ...emptyFigures(definition), ...Object.fromEntries(national) });
    for (const rows_by of rowsByKinds)
      expect(await ask(type, { account: empty }, { ...compared, rows_by })).toMatchObject({
        rows: [],
        total,
      });
  });

  test('a fleet type without any record', async () => {
    const base = { account: '0000044', fleet_type: 'canadian_nonsig' } as const;
    expect(await ask(type, base)).toMatchObject({ ...nothing, data_through: null });
  });

  test.each([
    ['location', { Code: '0001', Name: 'Toledo Yard' }],
    ['dealer', { Nonsig: '0000007', Name: 'Bauer Tire' }],
  ])('by %s, with every other parameter', async (rows_by, place) => {
    const { location_id, dealer_id } = api.ids;
    const everything = {
      ...filterValues,
      tire_brands: ['Northvale', 'Unknown'],
      rows_by,
      period: 'week',
      graph_compare_by_previous: true,
      graph_compare_by_NA: true,
    };
    const { rows, total } = await ask(
      type,
      { locations: [location_id], nonsigs: [dealer_id] },
      everything,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject(place);
    for (const { field } of columns) expect(rows[0]).toHaveProperty(field, total[field]);
    expect(rows[0]).not.toHaveProperty('Weeks');
    expect(rows[0]).not.toHaveProperty('Rows');
  });
});
