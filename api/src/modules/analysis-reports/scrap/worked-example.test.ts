import { readEveryScrap, wholeScope } from '../testing/every-scrap.ts';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';

let api: AnalysisApi;
let removal: { id: number; account_id: number; tire_id: number; caps: number };
beforeAll(async () => {
  api = await analysisApi();
  const found = await drivenRemovals();
  const [first] = found;
  if (!first) throw new Error('The demo data has removals from drive axles.');
  removal = first;
});
afterAll(() => api.close());

/** mm. */
const thirtySecond = 0.79375;

/** Removals of new tires from drive axles to scrap. */
const drivenRemovals = () =>
  api.database.kysely
    .selectFrom('removals as r')
    .innerJoin('mounts as m', 'm.id', 'r.mount_id')
    .innerJoin('units as u', 'u.id', 'm.unit_id')
    .innerJoin('axles as x', (join) =>
      join
        .onRef('x.configuration', '=', 'u.configuration')
        .onRef('x.axle_number', '=', 'm.axle_number'),
    )
    .select(['r.id', 'r.account_id', 'm.tire_id', 'm.caps'])
    .where('r.destination', '=', 'scrap')
    .where('x.role', '=', 'drive')
    .where('m.caps', '=', 0)
    .orderBy('r.id')
    .execute();

interface ExampleInput {
  readonly price?: number | null;
  readonly casing_value?: number | null;
  readonly original?: number;
  readonly tread?: number;
  readonly pull?: number;
}

/** Makes the removal one of such a tire, under a spec with this pull depth. */
async function setUpRemoval({
  price = 450,
  casing_value = 60,
  original = 28,
  tread = 9,
  pull = 2,
}: ExampleInput) {
  const { kysely } = api.database;
  const { id, account_id, tire_id, caps } = removal;
  await kysely
    .updateTable('tire_lives')
    .set({ price, casing_value, original_tread_mm: original * thirtySecond })
    .where('tire_id', '=', tire_id)
    .where('caps', '=', caps)
    .execute();
  await kysely
    .updateTable('removals')
    .set({ tread_mm: tread * thirtySecond })
    .where('id', '=', id)
    .execute();
  const pull_depth_mm = pull * thirtySecond;
  await kysely
    .insertInto('specs')
    .values({ account_id, role: 'drive', valid_from: '2020-01-01', pull_depth_mm })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await kysely
    .updateTable('specs')
    .set({ pull_depth_mm })
    .where('account_id', '=', account_id)
    .where('role', '=', 'drive')
    .execute();
}

async function shown() {
  const all = await readEveryScrap(api, { account_ids: [removal.account_id] });
  const found = all.find(({ id }) => id === removal.id);
  if (!found) throw new Error('The removal is not in the report.');
  return found;
}

test('a tire of $450 with a casing of $60 that came off at 9 of 28/32 with a pull depth of 2/32 lost $105', async () => {
  await setUpRemoval({});
  expect(await shown()).toMatchObject({
    price: 450,
    price_source: 'own',
    casing_value: 60,
    casing_value_source: 'own',
    original: 28,
    tread: 9,
    pull: 2,
    lost: 105,
    left_out: null,
  });
});

test.each<[string, ExampleInput, Partial<Awaited<ReturnType<typeof shown>>>]>([
  ['at its pull depth it lost nothing', { tread: 2 }, { lost: 0, left_out: null }],
  ['below its pull depth it lost nothing', { tread: 1 }, { lost: 0, left_out: null }],
  ['as new it lost all of its tread', { tread: 28 }, { lost: 390, left_out: null }],
  ['of no price above its casing it lost nothing', { price: 60 }, { lost: 0, left_out: null }],
  ['cents are rounded half up', { price: 60.01, tread: 15 }, { lost: 0.01 }],
  ['half a cent and less is none', { price: 60.01, tread: 14 }, { lost: 0 }],
  [
    'with more tread than when new it is left out',
    { tread: 29 },
    { lost: null, left_out: 'above_original' },
  ],
  [
    'made no deeper than it is pulled it is left out',
    { original: 2, tread: 2 },
    { lost: null, left_out: 'original_at_pull' },
  ],
  [
    'cheaper than its casing it is left out',
    { price: 59.99 },
    { lost: null, left_out: 'below_casing' },
  ],
])('%s', async (_, said, expected) => {
  await setUpRemoval(said);
  expect(await shown()).toMatchObject(expected);
});

test.each([
  [4, 'green'],
  [5, 'yellow'],
  [6, 'yellow'],
  [7, 'red'],
  [8, 'far_too_early'],
])('%d/32 left on a removed tire is %s', async (tread, band) => {
  await setUpRemoval({ tread });
  const found = await readEveryScrap(api, { account_ids: [removal.account_id], band });
  expect(found.map(({ id }) => id)).toContain(removal.id);
});

test('a reader in millimeters reads the same money, and the cost of a millimeter', async () => {
  await setUpRemoval({});
  const { kysely } = api.database;
  const body = { ...wholeScope, account_ids: [removal.account_id] };
  const name = 'POST scrap_analysis_report/get_scrap_report';
  const inches = (await api.as('gyr', name, { body })).body;
  await kysely
    .updateTable('users')
    .set({ unit_of_measurement: '0' })
    .where('login', '=', 'gyr')
    .execute();
  const metric = (await api.as('gyr', name, { body })).body;
  const [row] = (await readEveryScrap(api, body)).filter(({ id }) => id === removal.id);
  expect(row).toMatchObject({ tread: 7.14, pull: 1.59, lost: 105 });
  expect(metric.tread_depth_format).toBe('mm');
  expect(metric.summary.lost).toBe(inches.summary.lost);
  expect(metric.summary.cost_per_depth).toBeCloseTo(
    (inches.summary.cost_per_depth ?? 0) / thirtySecond,
    1,
  );
  await kysely
    .updateTable('users')
    .set({ unit_of_measurement: '1' })
    .where('login', '=', 'gyr')
    .execute();
});
