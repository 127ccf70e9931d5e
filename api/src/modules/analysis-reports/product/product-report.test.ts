import {
  type ProductGroup,
  type ProductGrouping,
  type ProductScope,
  productGroupings,
  productKey,
  productMeasures,
  productPositions,
} from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { readEveryProductTire } from '../testing/every-product-tire.ts';
import {
  addUpProducts,
  type RecomputedTire,
  readProductRecords,
  recomputeProducts,
} from '../testing/products.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

const name = 'POST product_analysis_report/get_product_report';
const lastYear = { date_from: '2024-07-02', date_to: '2025-07-01' };
const everything = { account_ids: [] };

let api: AnalysisApi;
let records: Awaited<ReturnType<typeof readProductRecords>>;
let readOf: ReturnType<typeof recomputeProducts>;
beforeAll(async () => {
  api = await analysisApi();
  records = await readProductRecords(api.database);
  readOf = recomputeProducts(records);
});
afterAll(() => api.close());

const reportOf = async (body: object) => (await api.as('gyr', name, { body })).body;

const days = ['2022-11-01', '2023-09-01', '2024-03-15', '2024-07-02', '2025-01-31', '2025-07-01'];
const some = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.uniqueArray(fc.constantFrom(...values), { maxLength: 3 }) },
  );
function selections() {
  const valuesOf = (field: 'brand' | 'line' | 'size') => [
    ...new Set(records.products.map((product) => product[field] ?? 'Unknown')),
  ];
  return fc.record({
    account_ids: fc.uniqueArray(
      fc.constantFrom(...records.inspections.map(({ account_id }) => account_id)),
      { maxLength: 4 },
    ),
    range: fc.uniqueArray(fc.constantFrom(...days), { minLength: 2, maxLength: 2 }),
    tire_types: some(['new', 'retread'] as const),
    brands: some([...valuesOf('brand'), 'Unknown']),
    product_lines: some(valuesOf('line')),
    tire_sizes: some(valuesOf('size')),
    wheel_positions: some(productPositions),
  });
}
type GeneratedSelection =
  ReturnType<typeof selections> extends fc.Arbitrary<infer Value> ? Value : never;
const everyTire: GeneratedSelection = {
  account_ids: [],
  range: ['2022-11-01', '2025-07-01'],
  tire_types: undefined,
  brands: undefined,
  product_lines: undefined,
  tire_sizes: undefined,
  wheel_positions: undefined,
};

/** The body as sent over the wire: undefined fields are dropped. */
function bodyOf({ range, ...rest }: GeneratedSelection): ProductScope {
  const [date_from, date_to] = range.toSorted();
  return JSON.parse(JSON.stringify({ ...rest, date_from, date_to }));
}

const keyOf = (grouping: ProductGrouping, { brand, line, size, position }: RecomputedTire) =>
  productKey(grouping, {
    brand,
    product_line: line,
    tire_size: size,
    wheel_position: position,
  });

type Sums = Pick<ProductGroup, keyof ReturnType<typeof addUpProducts>>;
const counts = [
  'tires',
  'tread_read',
  'no_tread',
  'pressure_read',
  'no_pressure',
  'underinflated',
  'irregular',
  'tin_valid',
  'no_tin',
] as const;
const means = [
  'share',
  'mean_tread',
  'mean_deviation',
  'underinflated_share',
  'irregular_share',
  'mean_age',
] as const;

function expectSums(shown: Sums, own: readonly RecomputedTire[], all: number) {
  const expected = addUpProducts(own, all);
  for (const field of counts) expect([field, shown[field]]).toEqual([field, expected[field]]);
  for (const field of means) {
    const value = expected[field];
    if (value === null) expect([field, shown[field]]).toEqual([field, null]);
    // Both are rounded to two decimals.
    else expect(Math.abs((shown[field] ?? Number.NaN) - value)).toBeLessThan(0.00501);
  }
}

test('sums and groups agree with a second computation, whatever is chosen', async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(selections(), async (drawn) => {
      const body = bodyOf(drawn);
      const tires = readOf(body);
      seen += tires.length;
      const report = await reportOf(body);
      expectSums(report.summary, tires, tires.length);
      expect(report.summary.no_product).toBe(tires.filter(({ isKnown }) => !isKnown).length);
      for (const grouping of productGroupings) {
        const groups = report.groups[grouping];
        const keys = new Set(tires.map((tire) => keyOf(grouping, tire)));
        expect(new Set(groups.map(({ key }) => key))).toEqual(keys);
        expect(groups).toHaveLength(keys.size);
        for (const group of groups)
          expectSums(
            group,
            tires.filter((tire) => keyOf(grouping, tire) === group.key),
            tires.length,
          );
      }
    }),
    { numRuns: 40, examples: [[everyTire]] },
  );
  // Otherwise the test would prove nothing.
  expect(seen).toBeGreaterThan(1000);
}, 120_000);

test('without filters the tires are those that the inspections count as read', async () => {
  const { rows } = await api.database.kysely
    .selectFrom('unit_inspections')
    .innerJoin('surveys', 'surveys.id', 'unit_inspections.survey_id')
    .select(['unit_id', 'tires_read', 'inspected_on', 'unit_inspections.id', 'flagged_wear'])
    .where('surveys.state', '=', 'finished')
    .where('surveys.is_crossing', '=', false)
    .where('tires_read', '>', 0)
    .where('inspected_on', '>=', lastYear.date_from)
    .where('inspected_on', '<=', lastYear.date_to)
    .orderBy('inspected_on')
    .orderBy('unit_inspections.id')
    .execute()
    .then((found) => ({ rows: [...new Map(found.map((row) => [row.unit_id, row])).values()] }));
  const { summary } = await reportOf({ ...everything, ...lastYear });
  const sumOf = (field: 'tires_read' | 'flagged_wear') =>
    rows.reduce((sum, row) => sum + row[field], 0);
  expect(summary.tires).toBeGreaterThan(300);
  expect(summary.tires).toBe(sumOf('tires_read'));
  expect(summary.irregular).toBe(sumOf('flagged_wear'));
});

test.each(productGroupings)(
  'groups by %s pooled are the whole, and their shares all of it',
  async (by) => {
    const { summary, groups } = await reportOf({ ...everything, ...lastYear });
    const own = groups[by];
    for (const field of counts)
      expect(own.reduce((sum, group) => sum + group[field], 0)).toBe(summary[field]);
    const pooled = [
      ['mean_tread', 'tread_read'],
      ['mean_deviation', 'pressure_read'],
      ['mean_age', 'tin_valid'],
    ] as const;
    for (const [mean, count] of pooled) {
      const sum = own.reduce((total, group) => total + (group[mean] ?? 0) * group[count], 0);
      // Each mean is rounded.
      expect(Math.abs(sum / summary[count] - (summary[mean] ?? Number.NaN))).toBeLessThan(0.0101);
    }
    const shares = own.reduce((sum, { share }) => sum + (share ?? 0), 0);
    expect(Math.abs(shares - 100)).toBeLessThan(0.005 * own.length + 1e-9);
  },
);

test.each(productGroupings)('each figure by %s leads to the tires that make it up', async (by) => {
  const { groups, summary } = await reportOf({ ...everything, ...lastYear });
  for (const group of groups[by].slice(0, 2)) {
    const ofGroup = { ...everything, ...lastYear, group_by: by, group_key: group.key };
    const tires = await readEveryProductTire(api, ofGroup);
    expect(tires).toHaveLength(group.tires);
    for (const measure of productMeasures) {
      if (!('of' in measure)) continue;
      const own = await readEveryProductTire(api, { ...ofGroup, about: measure.of });
      expect(own).toHaveLength(group[measure.of]);
    }
    const deviations = tires.flatMap(({ deviation }) => deviation ?? []);
    const mean = deviations.reduce((sum, value) => sum + value, 0) / deviations.length;
    expect(mean).toBeCloseTo(group.mean_deviation ?? 0, 1);
  }
  for (const about of ['no_tread', 'no_pressure', 'no_tin', 'no_product'] as const) {
    const left = await readEveryProductTire(api, { ...everything, ...lastYear, about });
    expect([about, left.length]).toEqual([about, summary[about]]);
  }
});

test('without days the report is of the twelve months until today', async () => {
  const { date_from, date_to, summary } = await reportOf(everything);
  expect([date_from, date_to]).toEqual(['2024-07-02', '2025-07-01']);
  expect(summary).toEqual((await reportOf({ ...everything, ...lastYear })).summary);
  const before = await reportOf({ ...everything, date_to: '2024-02-29' });
  expect([before.date_from, before.date_to]).toEqual(['2023-03-01', '2024-02-29']);
});

test('treads travel in the unit of the reader, which the answer names', async () => {
  const body = { ...everything, ...lastYear };
  const us = await reportOf(body);
  expect(us.tread_depth_format).toBe('32nds');
  await api.database.kysely
    .updateTable('users')
    .set({ unit_of_measurement: '0' })
    .where('login', '=', 'ssc')
    .execute();
  const metric = (await api.as('ssc', name, { body })).body;
  expect(metric.tread_depth_format).toBe('mm');
  expect((metric.summary.mean_tread ?? 0) / (us.summary.mean_tread ?? 1)).toBeCloseTo(0.79375, 2);
  expect(metric.summary.mean_deviation).toBe(us.summary.mean_deviation);
  const page = { ...body, page_number: 1, page_size: 1, about: 'pressure_read' };
  const [tire] = (await api.as('ssc', 'POST product_analysis_report/get_tires', { body: page }))
    .body.tires;
  expect(tire?.target).toBeLessThan(20);
});
