import {
  type BaseParameters,
  type ReportDefinition,
  reportDefinitions,
} from '@portal/contract/fleet-dashboard';
import { randomOf } from '../../db/demo/random.ts';
import { baseOf, type DemoApi, demoApi, onlyOf, reportsBody } from './testing/demo-api.ts';
import { randomBase, randomParameters } from './testing/random-request.ts';
import { type Raw, readRaw } from './testing/raw-records.ts';

// What holds of any figures, whatever they are.

let api: DemoApi;
let raw: Raw;

beforeAll(async () => {
  api = await demoApi();
  raw = await readRaw(api.database);
}, 60_000);
afterAll(() => api.close());

type Row = Readonly<Record<string, unknown>>;

async function ask(base: BaseParameters, report_type: string, other = {}, login = 'gyr') {
  const compared = { graph_compare_by_previous: true, graph_compare_by_NA: true };
  const { status, body } = await api.call('POST fleet_dashboard/get_reports', {
    as: await api.as(login),
    body: reportsBody(base, { report_type, ...compared, ...other }),
  });
  expect(status).toBe(200);
  return onlyOf(body.reports);
}

/** Sums of many numbers of cents, without the dust of binary fractions. */
const sumOf = (rows: readonly Row[], field: string) =>
  Math.round(rows.reduce((sum, row) => sum + Number(row[field]), 0) * 100) / 100;

const bothSides = (...fields: readonly string[]) =>
  fields.flatMap((field) => [field, `${field}Prev`]);
const definitions: readonly ReportDefinition[] = reportDefinitions;
const byPeriod = definitions.filter(({ shape }) => shape === 'periods');
/** Fields that are sums; all others are quotients of such. */
const summed = ({ columns }: ReportDefinition) =>
  columns.flatMap(({ field, format }) =>
    format === 'integer' || format === 'currency' ? bothSides(field) : [],
  );

const choices = (name: string, count = 12) => {
  const random = randomOf(11, name);
  return Array.from({ length: count }, () => randomBase(raw, 'gyr', random));
};

test.each(byPeriod)(
  '$type: weeks sum to their month, and months to the total',
  async (definition) => {
    let months = 0;
    for (const base of choices(definition.type)) {
      const { rows, total } = await ask(base, definition.type);
      for (const field of summed(definition)) {
        for (const month of rows) expect(sumOf(month.Weeks, field)).toBe(month[field]);
        if (total) expect(sumOf(rows, field)).toBe(total[field]);
      }
      const weeks = (await ask(base, definition.type, { period: 'week' })).rows;
      expect(weeks).toEqual(rows.flatMap(({ Weeks }) => Weeks));
      months += rows.length;
    }
    expect(months).toBeGreaterThan(10);
  },
);

test('emergency and scheduled are the total, and their percentages 100', async () => {
  let percentages = 0;
  for (const base of choices('parts')) {
    const { rows, total } = await ask(base, 'emergency_vs_scheduled');
    for (const row of [...rows, ...rows.flatMap(({ Weeks }) => Weeks), ...(total ? [total] : [])]) {
      const read = (field: string) => Number((row as Row)[field]);
      for (const side of ['', 'Prev']) {
        const parts = read(`EmergencyCost${side}`) + read(`ScheduledCost${side}`);
        expect(Math.round(parts * 100) / 100).toBe(read(`TotalCost${side}`));
      }
      for (const side of ['', 'Prev', 'NatAvg']) {
        const [emergency, scheduled] = [`EmergencyPercent${side}`, `ScheduledPercent${side}`];
        const shares = [(row as Row)[emergency], (row as Row)[scheduled]];
        if (shares.some((share) => share === null || share === undefined)) {
          expect(shares[0]).toBe(shares[1]);
          continue;
        }
        expect(Math.round((read(emergency) + read(scheduled)) * 100)).toBe(10_000);
        percentages += 1;
      }
    }
  }
  expect(percentages).toBeGreaterThan(50);
});

test('emergencies cost the same in both reports that show them', async () => {
  const costs = ({ EmergencyCost, EmergencyCostPrev }: Row) => [EmergencyCost, EmergencyCostPrev];
  let compared = 0;
  for (const base of choices('emergencies')) {
    const other = { unit_locations: ['roadside', 'yard'] };
    const [service, parts] = [
      await ask(base, 'emergency_service', other),
      await ask(base, 'emergency_vs_scheduled', other),
    ];
    if (!parts.total) continue;
    expect(service.rows.map(costs)).toEqual(parts.rows.map(costs));
    expect(costs(service.total)).toEqual(costs(parts.total));
    compared += 1;
  }
  expect(compared).toBeGreaterThan(3);
});

const wholeOf = (account: string, date_from: string, date_to: string) =>
  baseOf({ fleet_type: 'us_national_account', account }, { date_from, date_to });

describe('sums and lines say the same', () => {
  const nationals = () =>
    raw.accounts.filter(({ fleet_type }) => fleet_type === 'us_national_account').slice(0, 3);

  test.each(definitions)('$type: every location, or every nonsig, is "all"', async ({ type }) => {
    const random = randomOf(13, type);
    for (const { id, nonsig } of nationals()) {
      const own = <Item extends { account_id: number }>(rows: readonly Item[]) =>
        rows.filter(({ account_id }) => account_id === id);
      const { date_from, date_to } = randomBase(raw, 'gyr', random);
      const all = wholeOf(nonsig, date_from, date_to);
      const parameters = randomParameters(raw, type, random);
      const compared = { ...parameters, graph_compare_by_previous: true };
      const whole = await ask(all, type, compared);
      const locations = own(raw.locations).map((location) => location.id);
      const nonsigs = [...new Set(own(raw.lines).map(({ dealer_id }) => dealer_id))];
      expect(await ask({ ...all, locations }, type, compared)).toEqual(whole);
      expect(await ask({ ...all, nonsigs }, type, compared)).toEqual(whole);
    }
  });
});

test('what the others spent is, over all of a fleet type, each account’s part of all the rest', async () => {
  const nationals = raw.accounts.filter(({ fleet_type }) => fleet_type === 'us_national_account');
  const others = nationals.length - 1;
  const totals: Row[] = [];
  for (const { nonsig } of nationals) {
    const base = wholeOf(nonsig, '2024-06-10', '2025-06-20');
    totals.push((await ask(base, 'top_products')).total);
  }
  const all = sumOf(totals, 'TotalSpend');
  for (const total of totals) {
    const rest = Number(total.TotalSpendNatAvg) * others;
    // The average is rounded to a cent, for each of the others.
    expect(Math.abs(all - Number(total.TotalSpend) - rest)).toBeLessThanOrEqual(others * 0.005001);
  }
});

test.each(definitions)(
  '$type answers with the fields of its definition, and of what it is compared with',
  async ({ type, columns, lead }) => {
    const base = wholeOf(raw.accounts[0]?.nonsig ?? '', '2024-07-02', '2025-07-01');
    const { rows, total } = await ask(base, type);
    const fields = columns.flatMap(({ field, national }) => [
      ...bothSides(field),
      ...(national ? [`${field}NatAvg`] : []),
    ]);
    expect(Object.keys(total)).toEqual(fields);
    expect(rows[0]).toMatchObject(
      Object.fromEntries([lead.field, ...fields].map((field) => [field, expect.anything()])),
    );
  },
);
