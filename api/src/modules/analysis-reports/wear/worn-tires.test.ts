import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { addWornTires } from '../testing/worn-tires.ts';

const rates = 'POST product_wear_rate_report/get_product_wear_rates';
const tires = 'POST product_wear_rate_report/get_tires';
const page = { page_number: 1, page_size: 100 };

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());

const thirtySeconds = (value: number) => value * 0.79375;
const miles = (value: number) => value * 1.609344;

const ratesOf = async (brand: string) =>
  (
    await api.as('gyr', rates, {
      body: { account_ids: [], ...page, group_by: 'product', brand },
    })
  ).body;
const tiresOf = async (brand: string) =>
  (await api.as('gyr', tires, { body: { account_ids: [], ...page, brand } })).body.tires;

test('a rate is told of one tire on, as small below 30, and of none not at all', async () => {
  const brand = 'Thirty';
  const none = await ratesOf(brand);
  expect(none.rates).toEqual([]);
  expect(none.summary).toMatchObject({ tires: 0, rate: null, projected_life: null });
  const worn = {
    brand,
    odometers: [0, miles(100_000)],
    treads: [thirtySeconds(18), thirtySeconds(8)],
  } as const;
  for (const [more, count, isSmall] of [
    [1, 1, true],
    [28, 29, true],
    [1, 30, false],
  ] as const) {
    await addWornTires(api.database.kysely, { ...worn, count: more });
    const { rates: groups, summary } = await ratesOf(brand);
    expect(groups).toMatchObject([{ tires: count, is_small: isSmall, rate: 10_000 }]);
    expect(summary.rate).toBe(10_000);
  }
});

test('projected life is the rate times what is left above the pull depth of the spec in force', async () => {
  const brand = 'Lasting';
  const account_id = await addWornTires(api.database.kysely, {
    brand,
    count: 1,
    odometers: [0, miles(50_000)],
    treads: [thirtySeconds(20), thirtySeconds(10)],
  });
  const { kysely } = api.database;
  await kysely.deleteFrom('spec_products').execute();
  await kysely.deleteFrom('findings').execute();
  await kysely.deleteFrom('specs').execute();
  const position = (await ratesOf(brand)).rates[0]?.wheel_position;
  expect(position).toBe('steer');
  // The default pull depth of steer tires is 6/32: 14/32 at 5,000 miles each.
  expect((await ratesOf(brand)).summary.projected_life).toBe(70_000);
  await kysely
    .insertInto('specs')
    .values({
      account_id,
      location_id: null,
      role: 'steer',
      valid_from: '2025-01-01',
      target_pressure_kpa: null,
      pull_depth_mm: thirtySeconds(4),
      casing_age_years: null,
      most_repairs: null,
      most_caps: null,
    })
    .execute();
  expect((await ratesOf(brand)).summary.projected_life).toBe(80_000);
  const before = { account_ids: [], ...page, group_by: 'product', brand, date_to: '2025-06-30' };
  expect((await api.as('gyr', rates, { body: before })).body.summary.projected_life).toBe(80_000);
});

test('a tire without an original tread counts by readings, and promises no life', async () => {
  const brand = 'Bare';
  await addWornTires(api.database.kysely, {
    brand,
    count: 1,
    odometers: [0, miles(50_000)],
    treads: [null, thirtySeconds(10)],
  });
  expect(await tiresOf(brand)).toMatchObject([{ outcome: 'one_reading', starts_with: null }]);
});

test('nothing is promised of a tire whose original tread is below the pull depth', async () => {
  const brand = 'Shallow';
  await addWornTires(api.database.kysely, {
    brand,
    count: 1,
    odometers: [0, miles(50_000)],
    treads: [thirtySeconds(4), thirtySeconds(1)],
  });
  expect((await ratesOf(brand)).summary).toMatchObject({ tires: 1, projected_life: null });
});

test.each([
  ['counted', [0, 8046.72], [18, 16]],
  ['few_miles', [0, 8046.7], [18, 10]],
  ['little_wear', [0, 100_000], [18, 16.01]],
  ['tread_increased', [0, 100_000], [16, 18]],
  ['odometer_back', [500_000, 100_000], [18, 10]],
  ['no_odometer', [0, null], [18, 10]],
  ['one_reading', [null, 100_000], [18, 10]],
] as const)('%s: by its odometers and treads', async (outcome, odometers, [original, left]) => {
  const brand = `Edge ${outcome}`;
  await addWornTires(api.database.kysely, {
    brand,
    count: 1,
    odometers,
    treads: [thirtySeconds(original), thirtySeconds(left)],
  });
  const [tire, ...others] = await tiresOf(brand);
  expect(others).toEqual([]);
  expect(tire?.outcome).toBe(outcome);
  expect(tire?.rate === null).toBe(outcome !== 'counted');
  const { summary } = await ratesOf(brand);
  const counts = { few_miles: 0, little_wear: 0, tread_increased: 0, odometer_back: 0 };
  const none = { ...counts, one_reading: 0, no_odometer: 0 };
  expect(summary.tires).toBe(outcome === 'counted' ? 1 : 0);
  expect(summary.left_out).toEqual(outcome === 'counted' ? none : { ...none, [outcome]: 1 });
});
