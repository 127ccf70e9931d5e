import type { TreadCost } from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { distortRemovals } from '../testing/distort-removals.ts';
import { readEveryScrap, wholeScope } from '../testing/every-scrap.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { type RecomputedRemoval, readScrapRecords, recomputeScrap } from '../testing/scraps.ts';
import { readWearRecords, recomputeWears } from '../testing/wears.ts';

const costs = 'POST scrap_analysis_report/get_tread_costs';
const report = 'POST scrap_analysis_report/get_scrap_report';
const mile = 1.609344;
const thirtySecond = 0.79375;

let api: AnalysisApi;
let known: ReturnType<typeof recomputeScrap>;
/** km and mm, by removal. */
let driven: ReadonlyMap<number, { readonly driven: number; readonly worn: number }>;
beforeAll(async () => {
  api = await analysisApi();
  await distortRemovals(api.database);
  known = recomputeScrap(await readScrapRecords(api.database));
  const records = await readWearRecords(api.database);
  const wears = new Map(
    recomputeWears(records)({ account_ids: [] })
      .filter(({ outcome }) => outcome === 'counted')
      .map((tire) => [tire.mount, tire]),
  );
  driven = new Map(
    records.removals.flatMap(({ id, mount_id, odometer_km, tread_mm }) => {
      const wear = wears.get(mount_id);
      // Otherwise the wear ends with an earlier reading.
      if (!wear || odometer_km === null || tread_mm === null) return [];
      return [[id, { driven: wear.driven ?? 0, worn: wear.worn ?? 0 }]];
    }),
  );
});
afterAll(() => api.close());

const rounded = (value: number) => Math.round(Number((value * 100).toFixed(6))) / 100;
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

function costOf(tires: readonly RecomputedRemoval[]): Omit<TreadCost, 'brand' | 'position'> {
  const cost = sumOf(tires.map((tire) => tire.cost ?? 0));
  const usable = sumOf(tires.map((tire) => tire.usable ?? 0));
  const run = tires.flatMap((tire) => {
    const wear = driven.get(tire.shown.id);
    return wear ? [{ ...wear, perMm: (tire.cost ?? 0) / (tire.usable ?? 1) }] : [];
  });
  const distance = sumOf(run.map((each) => each.driven));
  const wornCost = sumOf(run.map((each) => each.worn * each.perMm));
  return {
    counted: tires.length,
    cost_per_depth: rounded((cost / usable) * thirtySecond),
    driven: run.length,
    distance: rounded(distance / mile),
    worn_cost: rounded(wornCost),
    cost_per_distance: distance > 0 ? rounded((wornCost / distance) * mile * 1000) : null,
  };
}

const selections = () =>
  fc.record({
    account_ids: fc.uniqueArray(fc.constantFrom(...known.all.map(({ account }) => account)), {
      maxLength: 5,
    }),
    date_from: fc.option(fc.constantFrom('2024-03-15', '2025-01-31'), { nil: undefined }),
    date_to: fc.option(fc.constantFrom('2025-06-20', '2025-07-01'), { nil: undefined }),
    keyword: fc.constantFrom('', '', '1', 'a'),
  });

const everything = {
  account_ids: [],
  date_from: undefined,
  date_to: undefined,
  keyword: '' as const,
};

const countedOf = (selection: object) =>
  known.of({ ...wholeScope, ...selection }).filter(({ shown }) => shown.left_out === null);

test('costs by brand and position agree with a second computation, whatever is chosen', async () => {
  let withDistance = 0;
  await fc.assert(
    fc.asyncProperty(selections(), async (selection) => {
      const body = JSON.parse(JSON.stringify({ ...wholeScope, ...selection }));
      const answer = (await api.as('gyr', costs, { body })).body;
      expect([answer.tread_depth_format, answer.distance_format]).toEqual(['32nds', 'mi']);
      const chosen = countedOf(selection);
      const keyOf = ({ shown }: RecomputedRemoval) => `${shown.brand ?? '-'} in ${shown.axle}`;
      expect(answer.costs).toHaveLength(new Set(chosen.map(keyOf)).size);
      for (const { brand, position, ...figures } of answer.costs) {
        const expected = costOf(chosen.filter((each) => keyOf(each) === `${brand} in ${position}`));
        expect(figures).toEqual(expected);
        if (expected.driven > 0) withDistance += 1;
      }
    }),
    { numRuns: 30, examples: [[everything]] },
  );
  expect(withDistance).toBeGreaterThan(20);
});

test('each cost opens the removals that it is of', async () => {
  const answer = (await api.as('gyr', costs, { body: wholeScope })).body;
  for (const { brand, position, counted, driven: run } of answer.costs.slice(0, 15)) {
    const of = { brand, position };
    expect(await readEveryScrap(api, { ...of, counting: 'counted' })).toHaveLength(counted);
    expect(await readEveryScrap(api, { ...of, counting: 'driven' })).toHaveLength(run);
  }
});

test('brands and positions together are all that counts', async () => {
  const answer = (await api.as('gyr', costs, { body: wholeScope })).body;
  const { summary } = (await api.as('gyr', report, { body: wholeScope })).body;
  expect(sumOf(answer.costs.map(({ counted }) => counted))).toBe(summary.counted);
});

test('bad accounts are refused, and people without the right', async () => {
  const body = { ...wholeScope, account_ids: [999_999_999] };
  const answer = await api.as('gyr', costs, { body });
  expect([answer.status, answer.body]).toMatchObject([
    400,
    { code: 'unknown_value', path: 'account_ids.0' },
  ]);
  expect((await api.as('win', costs, { body: wholeScope })).status).toBe(401);
});
