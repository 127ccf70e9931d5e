import {
  type WearGrouping,
  type WearRate,
  wearGroupings,
  wearOutcomes,
  wearPositions,
} from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { readEveryRate, readEveryWear } from '../testing/every-wear.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { addUp, readWearRecords, recomputeWears, type WornTire } from '../testing/wears.ts';

const rates = 'POST product_wear_rate_report/get_product_wear_rates';
const tires = 'POST product_wear_rate_report/get_tires';
const available = 'POST product_wear_rate_report/get_available_tires';
const page = { page_number: 1, page_size: 100 };
const everything = { account_ids: [] };
const today = '2025-07-01';

type Records = Awaited<ReturnType<typeof readWearRecords>>;
let api: AnalysisApi;
let records: Records;
let wornOf: ReturnType<typeof recomputeWears>;
beforeAll(async () => {
  api = await analysisApi();
  records = await readWearRecords(api.database);
  wornOf = recomputeWears(records);
});
afterAll(() => api.close());

const mile = 1.609344;
const thirtySecond = 0.79375;

const allRates = (body: object) => readEveryRate(api, body);
const allTires = (body: object) => readEveryWear(api, body);

const days = ['2022-11-01', '2023-09-01', '2024-03-15', '2024-07-02', '2025-01-31', '2025-05-01'];
const optional = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const selections = () => {
  const brands = [...new Set(records.products.map(({ brand }) => brand))];
  const sizes = [...new Set(records.products.map(({ size }) => size))];
  return fc.record({
    account_ids: fc.uniqueArray(
      fc.constantFrom(...records.mounts.map(({ account_id }) => account_id)),
      {
        maxLength: 4,
      },
    ),
    date_from: optional(days),
    date_to: optional([...days, today]),
    brand: optional(brands),
    tire_size: optional(sizes),
    retread: optional(['new', 'retread'] as const),
    wheel_position: optional(wearPositions),
    group_by: fc.constantFrom(...wearGroupings),
  });
};
type Selection = ReturnType<typeof selections> extends fc.Arbitrary<infer Value> ? Value : never;

/** Drops undefined fields, and orders the range. */
function bodyOf({ date_from, date_to, ...rest }: Selection) {
  const isReversed = date_from && date_to && date_to < date_from;
  const range = isReversed ? { date_from: date_to, date_to: date_from } : { date_from, date_to };
  // The body as sent over the wire: undefined fields are dropped.
  return JSON.parse(JSON.stringify({ ...rest, ...range })) as typeof everything & {
    readonly date_to?: string;
    readonly group_by: WearGrouping;
  };
}

const told = { product: ['brand', 'product_line', 'tire_size'], brand: ['brand'], position: [] };
const keyOf = (by: WearGrouping, fields: Readonly<Record<string, unknown>>) =>
  [...told[by], 'retread', 'wheel_position'].map((field) => fields[field]).join('|');

function expectSums(
  shown: Pick<WearRate, 'tires' | 'distance' | 'worn' | 'projected_life'> & {
    readonly rate: number | null;
  },
  own: readonly WornTire[],
  day: string,
) {
  const { tires: count, driven, worn, usable } = addUp(own, day);
  expect(shown.tires).toBe(count);
  if (count === 0) {
    expect([shown.rate, shown.projected_life]).toEqual([null, null]);
    return;
  }
  expect(shown.distance).toBeCloseTo(driven / mile, 1);
  expect(shown.worn).toBeCloseTo(worn / thirtySecond, 1);
  expect(shown.rate).toBeCloseTo(driven / mile / (worn / thirtySecond), 1);
  if (usable === null) expect(shown.projected_life).toBeNull();
  else expect(shown.projected_life).toBeCloseTo(((driven / worn) * usable) / mile, 1);
}

test('rates, sums and tires agree with a second computation, whatever is chosen', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(selections(), async (drawn) => {
      const body = bodyOf(drawn);
      const day = body.date_to ?? today;
      const all = wornOf(body);
      const counted = all.filter(({ outcome }) => outcome === 'counted');
      for (const { outcome } of all) seen.add(outcome);

      const { summary } = (await api.as('gyr', rates, { body: { ...body, ...page } })).body;
      expectSums(summary, counted, day);
      for (const outcome of wearOutcomes) {
        if (outcome === 'counted') continue;
        const left = all.filter((tire) => tire.outcome === outcome);
        expect([outcome, summary.left_out[outcome]]).toEqual([outcome, left.length]);
      }
      const groups = await allRates(body);
      const keys = new Set(counted.map(({ fields }) => keyOf(body.group_by, fields)));
      expect(new Set(groups.map((group) => keyOf(body.group_by, { ...group })))).toEqual(keys);
      expect(groups).toHaveLength(keys.size);
      for (const group of groups) {
        const key = keyOf(body.group_by, { ...group });
        const own = counted.filter(({ fields }) => keyOf(body.group_by, fields) === key);
        expectSums(group, own, day);
        expect(group.is_small).toBe(own.length < 30);
      }
      const { group_by: _, ...scope } = body;
      expect((await api.as('gyr', available, { body: scope })).body).toEqual({
        available_tires: counted.length,
      });
      const listed = await allTires(scope);
      expect(
        listed.map(({ mount_id, wheel, outcome }) => [mount_id, wheel, outcome]).sort(),
      ).toEqual(all.map(({ mount, wheel, outcome }) => [mount, wheel, outcome]).sort());
    }),
    { numRuns: 30 },
  );
  // Otherwise the test would prove nothing about them.
  for (const outcome of ['counted', 'few_miles', 'no_odometer']) expect(seen).toContain(outcome);
}, 120_000);

test('groups pooled are the whole, however they are grouped', async () => {
  const whole = (
    await api.as('gyr', rates, { body: { ...everything, ...page, group_by: 'brand' } })
  ).body.summary;
  expect(whole.tires).toBeGreaterThan(100);
  for (const group_by of wearGroupings) {
    const groups = await allRates({ ...everything, group_by });
    const sumOf = (field: 'tires' | 'distance' | 'worn') =>
      groups.reduce((sum, group) => sum + group[field], 0);
    expect(sumOf('tires')).toBe(whole.tires);
    expect(sumOf('distance') / whole.distance).toBeCloseTo(1, 6);
    expect(sumOf('worn') / whole.worn).toBeCloseTo(1, 5);
    expect(sumOf('distance') / sumOf('worn')).toBeCloseTo(whole.rate ?? 0, 0);
  }
});

test.each(wearGroupings)(
  'each rate by %s is made of the tires that its filters leave',
  async (by) => {
    const groups = (await allRates({ ...everything, group_by: by })).slice(0, 12);
    for (const { brand, product_line, tire_size, retread, wheel_position, ...group } of groups) {
      const named = Object.entries({ brand, product_line, tire_size }).filter(([, name]) => name);
      const own = await allTires({
        ...everything,
        ...Object.fromEntries(named),
        retread,
        wheel_position,
        outcome: 'counted',
      });
      expect(own).toHaveLength(group.tires);
      const distance = own.reduce((sum, tire) => sum + (tire.distance ?? 0), 0);
      const worn = own.reduce((sum, tire) => sum + (tire.worn ?? 0), 0);
      expect(distance / group.distance).toBeCloseTo(1, 4);
      expect(distance / worn / group.rate).toBeCloseTo(1, 3);
      for (const tire of own) {
        expect(tire.distance).toBeCloseTo((tire.odometer ?? 0) - (tire.start_odometer ?? 0), 1);
        expect(tire.worn).toBeCloseTo((tire.start_tread ?? 0) - tire.tread, 1);
        expect(tire.rate).toBeCloseTo((tire.distance ?? 0) / (tire.worn ?? 1), -1);
      }
    }
  },
);

test('each reason to leave tires out leads to as many', async () => {
  const { summary } = (
    await api.as('gyr', rates, { body: { ...everything, ...page, group_by: 'product' } })
  ).body;
  for (const [outcome, count] of Object.entries(summary.left_out)) {
    const body = { ...everything, ...page, outcome };
    expect((await api.as('gyr', tires, { body })).body.total_items).toBe(count);
  }
});

test('rates travel in the units of the reader, which the answer names', async () => {
  const body = { ...everything, ...page, group_by: 'brand' };
  const us = (await api.as('gyr', rates, { body })).body;
  expect([us.distance_format, us.tread_format]).toEqual(['mi', '32nds']);
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '0' })
    .where('login', '=', 'ssc')
    .execute();
  const metric = (await api.as('ssc', rates, { body })).body;
  expect([metric.distance_format, metric.tread_format]).toEqual(['km', 'mm']);
  for (const [place, group] of us.rates.entries())
    expect((metric.rates[place]?.rate ?? 0) / group.rate).toBeCloseTo(2.02752, 3);
});
