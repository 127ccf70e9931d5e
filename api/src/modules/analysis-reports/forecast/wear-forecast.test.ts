import {
  type ForecastTire,
  forecastBases,
  forecastTiresList,
  type Purchase,
  planPeriods,
  purchasePlanList,
  type WearForecast,
  wearPositions,
} from '@portal/contract/analysis-reports';
import fc from 'fast-check';
import { readEveryForecast, readEveryPurchase } from '../testing/every-forecast.ts';
import { type Forecast, readForecastRecords, recomputeForecasts } from '../testing/forecasts.ts';
import { addKnownWear } from '../testing/known-wear.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

const forecast = 'POST product_wear_rate_report/get_wear_forecast';
const list = 'POST product_wear_rate_report/get_forecast_tires';
const page = { page_number: 1, page_size: 100 };
const everything = { account_ids: [] };
const [today, until] = ['2025-07-01', '2026-09-30'];
const thirtySecond = 0.79375;

let api: AnalysisApi;
let records: Awaited<ReturnType<typeof readForecastRecords>>;
let forecastsOf: ReturnType<typeof recomputeForecasts>;
beforeAll(async () => {
  api = await analysisApi();
  // Every product in the small demo data has fewer than 30 tires.
  await addKnownWear(api.database.kysely, today);
  records = await readForecastRecords(api.database);
  forecastsOf = recomputeForecasts(records, today);
}, 120_000);
afterAll(() => api.close());

const optional = <Value>(values: readonly Value[]) =>
  fc.oneof(
    { weight: 2, arbitrary: fc.constant(undefined) },
    { weight: 1, arbitrary: fc.constantFrom(...values) },
  );
const selections = () =>
  fc.record({
    account_ids: fc.uniqueArray(fc.constantFrom(...records.mounts.map((each) => each.account_id)), {
      maxLength: 3,
    }),
    brand: optional([...new Set(records.products.map(({ brand }) => brand))]),
    tire_size: optional([...new Set(records.products.map(({ size }) => size))]),
    retread: optional(['new', 'retread'] as const),
    wheel_position: optional(wearPositions),
    vocation: optional(['long_haul', 'regional'] as const),
    group_by: fc.constantFrom(...planPeriods),
  });
const sent = <Body extends object>(body: Body) => JSON.parse(JSON.stringify(body));

type Sums = Pick<Purchase, 'tires' | 'cost' | 'unpriced'>;

function sumsOf(tires: readonly Forecast[]): Sums {
  const cents = tires.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0);
  return {
    tires: tires.length,
    cost: cents / 100,
    unpriced: tires.filter(({ price }) => price === null).length,
  };
}
const sumsIn = ({ tires, cost, unpriced }: Sums): Sums => ({ tires, cost, unpriced });

const isWithin = (due: string, { due_from, due_to }: Pick<Purchase, 'due_from' | 'due_to'>) =>
  due <= due_to && (due_from === null || due >= due_from);

const rounded = (value: number | null) =>
  value === null ? null : Math.round(Number((value * 100).toFixed(4))) / 100;
const shownTread = (mm: number | null) => rounded(mm === null ? null : mm / thirtySecond);

function expectTire(shown: ForecastTire, own: Forecast | undefined) {
  if (!own) throw new Error(`The tire of the mount ${shown.mount_id} is not of the selection.`);
  expect(shown).toMatchObject({
    account_id: own.account,
    basis: own.basis,
    due_on: own.due,
    rate_tires: own.rateTires,
    price: own.price,
    price_source: own.source,
    brand: own.fields.brand,
    tire_size: own.fields.tire_size,
    retread: own.fields.retread,
    wheel_position: own.fields.wheel_position,
  });
  expect(shown.tread).toBe(shownTread(own.tread));
  expect(shown.pull).toBe(shownTread(own.pull));
  if (own.wear === null) expect(shown.wear).toBeNull();
  else expect(shown.wear).toBeCloseTo((own.wear * 365.25) / 12 / thirtySecond, 1);
}

function expectSummary(summary: WearForecast['summary'], own: readonly Forecast[]) {
  const due = own.filter(({ due: day }) => day !== null);
  const planned = due.filter(({ due: day }) => (day ?? '') <= until);
  const { tires, ...bought } = sumsOf(planned);
  expect(summary).toEqual({
    tires: own.length,
    now: due.filter(({ due: day }) => (day ?? '') <= today).length,
    planned: tires,
    later: due.length - tires,
    ...bought,
    today,
    until,
    bases: Object.fromEntries(
      forecastBases.map((basis) => [basis, own.filter((each) => each.basis === basis).length]),
    ),
  });
}

test('forecasts, plan and sums agree with a second computation, whatever is chosen', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(selections(), async ({ group_by, ...scope }) => {
      const own = forecastsOf(scope);
      for (const { basis } of own) seen.add(basis);
      const body = sent(scope);

      const answer = (await api.as('gyr', forecast, { body: { ...body, ...page, group_by } })).body;
      expectSummary(answer.summary, own);
      const bought = own.filter(({ due }) => due !== null && due <= until);
      for (const month of answer.months)
        expect(sumsIn(month)).toEqual(
          sumsOf(bought.filter(({ due }) => isWithin(due ?? '', month))),
        );
      expect(answer.months.reduce((sum, { tires }) => sum + tires, 0)).toBe(bought.length);

      const plan = await readEveryPurchase(api, { ...body, group_by });
      for (const purchase of plan)
        expect(sumsIn(purchase)).toEqual(
          sumsOf(
            bought.filter(
              ({ due, fields }) =>
                isWithin(due ?? '', purchase) &&
                fields.tire_size === purchase.tire_size &&
                fields.retread === purchase.retread &&
                fields.wheel_position === purchase.wheel_position,
            ),
          ),
        );
      expect(plan.reduce((sum, { tires }) => sum + tires, 0)).toBe(bought.length);

      const listed = (await api.as('gyr', list, { body: { ...body, ...page } })).body;
      expect(listed.total_items).toBe(own.length);
      for (const tire of listed.tires)
        expectTire(
          tire,
          own.find(({ mount }) => mount === tire.mount_id),
        );
    }),
    { numRuns: 30 },
  );
  // Otherwise the test would prove nothing about them.
  for (const basis of forecastBases.filter((each) => each !== 'no_pull_depth'))
    expect(seen).toContain(basis);
}, 240_000);

test('every mounted tire is forecast as by a second computation', async () => {
  const shown = await readEveryForecast(api, everything);
  const own = new Map(forecastsOf(everything).map((tire) => [tire.mount, tire]));
  expect(shown).toHaveLength(own.size);
  for (const tire of shown) expectTire(tire, own.get(tire.mount_id));
}, 120_000);

test.each(planPeriods)('each purchase by %s opens the tires that it is of', async (group_by) => {
  const plan = await readEveryPurchase(api, { ...everything, group_by });
  expect(plan.length).toBeGreaterThan(30);
  for (const purchase of [...plan.slice(0, 6), ...plan.slice(-6)]) {
    const { due_from, due_to, tire_size, wheel_position, retread } = purchase;
    const tires = await readEveryForecast(api, {
      ...everything,
      ...(due_from && { date_from: due_from }),
      date_to: due_to,
      tire_size,
      wheel_position,
      retread,
    });
    expect(tires).toHaveLength(purchase.tires);
    const cents = tires.reduce((sum, { price }) => sum + Math.round((price ?? 0) * 100), 0);
    expect(cents).toBe(Math.round(purchase.cost * 100));
  }
});

test('each reason and each sum leads to as many tires', async () => {
  const { summary } = (
    await api.as('gyr', forecast, { body: { ...everything, ...page, group_by: 'month' } })
  ).body;
  const countOf = async (narrowed: object) =>
    (await api.as('gyr', list, { body: { ...everything, ...page, ...narrowed } })).body.total_items;
  for (const [basis, count] of Object.entries(summary.bases))
    expect([basis, await countOf({ basis })]).toEqual([basis, count]);
  expect(await countOf({})).toBe(summary.tires);
  expect(await countOf({ date_to: today })).toBe(summary.now);
  expect(await countOf({ date_to: until })).toBe(summary.planned);
  expect(await countOf({ date_from: '2026-10-01' })).toBe(summary.later);
});

test('months and quarters begin where the one before ends, from tomorrow to the end of the plan', async () => {
  for (const group_by of planPeriods) {
    const plan = await readEveryPurchase(api, { ...everything, brand: 'Known', group_by });
    const periods = [...new Set(plan.map(({ due_from, due_to }) => `${due_from} ${due_to}`))];
    expect(periods.slice(0, 3)).toEqual(
      group_by === 'month'
        ? [`null ${today}`, '2025-07-02 2025-07-31', '2025-08-01 2025-08-31']
        : [`null ${today}`, '2025-07-02 2025-09-30', '2025-10-01 2025-12-31'],
    );
    expect(periods.at(-1)).toMatch(/ 2026-09-30$/);
  }
});

const compareOf = new Intl.Collator('en', { numeric: true });
const inOrder = (values: readonly (string | number)[]) =>
  [...values].sort((one, other) =>
    typeof one === 'number' ? one - Number(other) : compareOf.compare(String(one), String(other)),
  );

test.each(Object.entries(forecastTiresList.sorts))(
  '%s sorts the tires both ways',
  async (field, order_by) => {
    for (const is_sort_desc of [false, true]) {
      const body = { ...everything, basis: 'product', ...page, order_by, is_sort_desc };
      const { tires } = (await api.as('gyr', list, { body })).body;
      const values = tires.flatMap((tire) => tire[field as keyof ForecastTire] ?? []);
      expect(values.length).toBeGreaterThan(50);
      const sorted = inOrder(values);
      expect(values).toEqual(is_sort_desc ? sorted.reverse() : sorted);
    }
  },
);

test.each(Object.entries(purchasePlanList.sorts).filter(([field]) => field !== 'due'))(
  '%s sorts the plan both ways',
  async (field, order_by) => {
    for (const is_sort_desc of [false, true]) {
      const body = { ...everything, group_by: 'quarter', order_by, is_sort_desc };
      const plan = await readEveryPurchase(api, body);
      const values = plan.map((purchase) =>
        field === 'wheel_position'
          ? wearPositions.indexOf(purchase.wheel_position)
          : (purchase[field as keyof Purchase] ?? ''),
      );
      const sorted = inOrder(values);
      expect(values).toEqual(is_sort_desc ? sorted.reverse() : sorted);
    }
  },
);

test.each([
  [{ account_ids: [999_999_999] }, 'unknown_value', 'account_ids.0'],
  [{ date_from: '2025-02-30' }, 'invalid', 'date_from'],
  [{ date_from: '2025-03-01', date_to: '2025-02-01' }, 'range_reversed', 'date_to'],
  [{ basis: 'guessed' }, 'invalid', 'basis'],
] as const)('%# is refused at its field', async (own, code, path) => {
  const answer = await api.as('gyr', list, { body: { ...everything, ...page, ...own } } as object);
  expect([answer.status, answer.body.code, answer.body.path]).toEqual([400, code, path]);
});

test('a plan by anything but months and quarters is refused', async () => {
  for (const more of [{ group_by: 'week' }, {}]) {
    const body = { ...everything, ...page, ...more };
    const answer = await api.as('gyr', forecast, { body } as object);
    expect([answer.status, answer.body.path]).toEqual([400, 'group_by']);
  }
  const body = { account_ids: [999_999_999], ...page, group_by: 'month' };
  const answer = await api.as('gyr', forecast, { body });
  expect([answer.status, answer.body.code]).toEqual([400, 'unknown_value']);
});

test('somebody without the right gets nothing of it', async () => {
  const body = { ...everything, ...page, group_by: 'month' };
  expect((await api.as('win', forecast, { body })).status).toBe(401);
  expect((await api.as('win', list, { body: { ...everything, ...page } })).status).toBe(401);
});
