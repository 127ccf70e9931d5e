import type { BaseParameters, ReportParameters } from '@portal/contract/fleet-dashboard';
import { reportDefinitions, wheelPositions } from '@portal/contract/fleet-dashboard';
import { type Random, randomOf } from '../../db/demo/random.ts';
import { baseOf, type DemoApi, demoApi, onlyOf, reportsBody, today } from './testing/demo-api.ts';
import { type Raw, readRaw, viewOf } from './testing/raw-records.ts';
import { retreadVsNew, topProducts } from './testing/second-computation.ts';

// Every figure of both reports, computed a second way from raw rows, for many users, fleets,
// ranges and filters.

const logins = ['gyr', 'ssc', 'cus', 'dlr', 'win'];
const casesPerUser = 14;
const computations = { retread_vs_new: retreadVsNew, top_products: topProducts };

let api: DemoApi;
let raw: Raw;

beforeAll(async () => {
  api = await demoApi();
  raw = await readRaw(api.database);
}, 60_000);
afterAll(() => api.close());

const some = <Item>(items: readonly Item[], random: Random): Item[] =>
  items.filter(() => random.chance(0.4));

const dayBefore = (days: number) =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

function randomBase(login: string, random: Random): BaseParameters {
  const view = viewOf(raw, login);
  const account = random.pick(
    raw.accounts.filter(({ id, fleet_type }) => fleet_type !== null && view.account(id)),
  );
  const locations = raw.locations.filter(({ account_id }) => account_id === account.id);
  const dealers = raw.lines
    .filter(({ account_id, dealer_id }) => account_id === account.id && view.dealer(dealer_id))
    .map(({ dealer_id }) => dealer_id);
  const end = random.integer(0, 400);
  const maybe = <Value>(value: Value) => (random.chance(0.35) ? value : null);
  return baseOf(
    { fleet_type: account.fleet_type ?? 'us_national_account', account: account.nonsig },
    {
      date_from: dayBefore(end + random.pick([0, 6, 30, 45, 365, 900])),
      date_to: dayBefore(end),
      locations: maybe(some(locations, random).map(({ id }) => id)),
      nonsigs: maybe(some([...new Set(dealers)], random)),
      location_groups:
        maybe([...new Set(locations.flatMap(({ group_id }) => group_id ?? []))].slice(0, 2)) ?? [],
      location_regions:
        maybe([...new Set(locations.flatMap(({ region_id }) => region_id ?? []))].slice(0, 2)) ??
        [],
    },
  );
}

function randomFilters(random: Random): Partial<ReportParameters> {
  const products = [...raw.products.values()];
  const values = (field: 'brand' | 'line' | 'size') => [
    ...new Set(products.map((product) => product[field])),
  ];
  return {
    ...(random.chance(0.3) && { period: 'week' as const }),
    ...(random.chance(0.3) && { wheel_positions: some(wheelPositions, random) }),
    ...(random.chance(0.25) && { tire_brands: some(values('brand'), random) }),
    ...(random.chance(0.15) && { tire_product_lines: some(values('line'), random) }),
    ...(random.chance(0.25) && { tire_sizes: some(values('size'), random) }),
  };
}

describe.each(logins)('as %s', (login) => {
  const random = randomOf(7, login);

  test.each(Array.from({ length: casesPerUser }, (_, index) => index + 1))(
    'choice %i agrees',
    async () => {
      const base = randomBase(login, random);
      const filters = randomFilters(random);
      const wanted = Object.keys(computations).map((report_type) => ({ report_type, ...filters }));
      const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
        as: await api.as(login),
        body: reportsBody(base, ...wanted),
      });
      expect(status).toBe(200);
      expect(body.reports).toEqual(
        Object.entries(computations).map(([report_type, compute]) => ({
          report_type,
          ...compute(raw, login, base, { report_type, ...filters }),
        })),
      );
    },
  );
});

test('the choices are not all empty, and some are', async () => {
  const random = randomOf(7, 'cus');
  const counts = Array.from({ length: casesPerUser }, () => {
    const base = randomBase('cus', random);
    return topProducts(raw, 'cus', base, { report_type: 'top_products', ...randomFilters(random) })
      .rows.length;
  });
  expect(counts.filter((count) => count > 0).length).toBeGreaterThan(casesPerUser / 2);
});

test.each(reportDefinitions)(
  '$type answers with the fields of its definition',
  async (definition) => {
    const account = raw.accounts[0]?.nonsig ?? '';
    const { body } = await api.call('POST fleet_dashboard/get_reports', {
      as: await api.as('gyr'),
      body: {
        ...reportsBody(baseOf({ fleet_type: 'us_national_account', account }), {
          report_type: definition.type,
        }),
        tab_parameters: { tab_type: definition.tab },
      },
    });
    const { rows, total } = onlyOf(body.reports);
    const fields = definition.columns.map(({ field }) => field);
    expect(rows[0]).toMatchObject(
      Object.fromEntries(
        [definition.lead.field, ...fields].map((field) => [field, expect.anything()]),
      ),
    );
    expect(Object.keys(total)).toEqual(fields);
  },
);

test('the weeks of every month sum to it, and the months to the total', async () => {
  const account = raw.accounts[0]?.nonsig ?? '';
  const { body } = await api.call('POST fleet_dashboard/get_reports', {
    as: await api.as('gyr'),
    body: reportsBody(baseOf({ fleet_type: 'us_national_account', account }), {
      report_type: 'retread_vs_new',
    }),
  });
  const { rows, total } = onlyOf(body.reports);
  const sumOf = (parts: readonly Readonly<Record<string, unknown>>[], field: string) =>
    parts.reduce((sum, row) => sum + Number(row[field]), 0);
  expect(rows).toHaveLength(13);
  for (const field of ['New', 'Retread']) {
    for (const month of rows) expect(sumOf(month.Weeks, field)).toBe(month[field]);
    expect(sumOf(rows, field)).toBe(total[field]);
    expect(total[field]).toBeGreaterThan(0);
  }
});
