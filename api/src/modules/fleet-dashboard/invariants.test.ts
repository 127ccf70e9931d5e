import { type DashboardReport, reportDefinitions } from '@portal/contract/fleet-dashboard';
import { rowsByKeys, rowsByKinds } from '@portal/contract/reports';
import { randomOf } from '../../db/demo/random.ts';
import {
  bothSides,
  type RandomChoicesApi,
  type Row,
  randomChoicesApi,
  sumOf,
  wholeOf,
} from './testing/random-choices-api.ts';
import { randomBase, randomParameters } from './testing/random-request.ts';

// Invariants of all figures.

let any: RandomChoicesApi;

beforeAll(async () => {
  any = await randomChoicesApi();
});
afterAll(() => any.close());

const definitions: readonly DashboardReport[] = reportDefinitions;
/** Columns that are sums; all others are quotients of such. */
const summed = ({ columns }: DashboardReport) =>
  columns.flatMap(({ field, figure }) => ('sum' in figure && !figure.at ? [field] : []));

test.each(definitions.filter(({ shape }) => shape === 'periods'))(
  '$type: weeks sum to their month, and months to the total',
  async (definition) => {
    let months = 0;
    for (const base of any.choices(definition.type)) {
      const { rows, total } = await any.ask(base, definition.type);
      for (const field of bothSides(...summed(definition))) {
        for (const month of rows) expect(sumOf(month.Weeks, field)).toBe(month[field]);
        if (total) expect(sumOf(rows, field)).toBe(total[field]);
      }
      const weeks = (await any.ask(base, definition.type, { period: 'week' })).rows;
      expect(weeks).toEqual(rows.flatMap(({ Weeks }) => Weeks));
      months += rows.length;
    }
    expect(months).toBeGreaterThan(10);
  },
);

test.each(
  definitions.flatMap((definition) =>
    rowsByKinds.map((rows_by) => [definition.type, rows_by, definition] as const),
  ),
)('%s: rows by %s sum to the total', async (type, rows_by, definition) => {
  let places = 0;
  for (const base of any.choices(`${type} by ${rows_by}`)) {
    const { rows, total } = await any.ask(base, type, { rows_by });
    expect(total).toEqual((await any.ask(base, type)).total);
    for (const field of summed(definition)) {
      if (total) expect(sumOf(rows, field)).toBe(total[field]);
    }
    expect(new Set(rows.map((row) => row[rowsByKeys[rows_by]])).size).toBe(rows.length);
    places += rows.length;
  }
  expect(places).toBeGreaterThan(10);
});

const nationals = () =>
  any.raw.accounts.filter(({ fleet_type }) => fleet_type === 'us_national_account');

describe('sums and records say the same', () => {
  test.each(definitions)('$type: every location, or every nonsig, is "all"', async ({ type }) => {
    const { raw, ask } = any;
    const random = randomOf(13, type);
    for (const { id, nonsig } of nationals().slice(0, 3)) {
      const { date_from, date_to } = randomBase(raw, 'gyr', random);
      const all = wholeOf(nonsig, date_from, date_to);
      const parameters = randomParameters(raw, type, random);
      const compared = { ...parameters, graph_compare_by_previous: true };
      const whole = await ask(all, type, compared);
      const locations = raw.locations
        .filter(({ account_id }) => account_id === id)
        .map((location) => location.id);
      const records = [raw.lines, raw.calls, raw.casings].flat();
      const nonsigs = records
        .filter(({ account_id }) => account_id === id)
        .map(({ dealer_id }) => dealer_id);
      expect(await ask({ ...all, locations }, type, compared)).toEqual(whole);
      expect(await ask({ ...all, nonsigs: [...new Set(nonsigs)] }, type, compared)).toEqual(whole);
    }
  });
});

test.each([
  ['top_products', 'TotalSpend'],
  ['calls_by_month', 'TotalCalls'],
  ['calls_by_state', 'EmergencyCalls'],
  ['avg_roll_time', 'Calls'],
  ['rejected_failures', 'RejectTires'],
  ['statistics', 'TotalCount'],
  ['casings_submitted', 'CasingSubmitted'],
])('%s: an account and the mean of the others are the whole fleet type', async (type, field) => {
  const others = nationals().length - 1;
  const totals: Row[] = [];
  for (const { nonsig } of nationals()) {
    totals.push((await any.ask(wholeOf(nonsig, '2024-06-10', '2025-06-20'), type)).total);
  }
  const all = sumOf(totals, field);
  expect(all).toBeGreaterThan(0);
  for (const total of totals) {
    const rest = Number(total[`${field}NatAvg`]) * others;
    // The average is rounded, so the error grows with the number of other accounts.
    expect(Math.abs(all - Number(total[field]) - rest)).toBeLessThanOrEqual(others * 0.005001);
  }
});

test.each(definitions)(
  '$type answers with the fields of its definition, and of what it is compared with',
  async ({ type, shape, columns, lead, inner, facts = [] }) => {
    const base = wholeOf(nationals()[0]?.nonsig ?? '', '2024-07-02', '2025-07-01');
    const { rows, total } = await any.ask(base, type);
    const fields = columns.flatMap(({ field, national }) => [
      ...bothSides(field),
      ...(national ? [`${field}NatAvg`] : []),
    ]);
    expect(Object.keys(total)).toEqual(fields);
    const shown = shape === 'summary' ? columns.map(({ field }) => field) : fields;
    const filled = (names: readonly string[]) =>
      Object.fromEntries(names.map((name) => [name, expect.anything()]));
    expect(rows[0]).toMatchObject(filled([lead.field, ...shown]));
    for (const { field } of facts) expect(rows[0]).toHaveProperty(field);
    if (inner)
      expect(rows[0]?.Rows).toContainEqual(
        expect.objectContaining(filled([inner.field, ...fields])),
      );
  },
);

test.each(definitions)('$type by location answers with the same fields', async (definition) => {
  const { type, columns } = definition;
  const base = wholeOf(nationals()[0]?.nonsig ?? '', '2024-07-02', '2025-07-01');
  const { rows, total } = await any.ask(base, type, { rows_by: 'location' });
  const fields = columns.map(({ field }) => field);
  expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(
    ['Code', 'Name', ...bothSides(...fields)].toSorted(),
  );
  expect(Object.keys(total)).toEqual(Object.keys((await any.ask(base, type)).total));
});
