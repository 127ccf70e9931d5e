import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import { addInspection } from '../testing/surveyed-unit.ts';
import { addWornTires } from '../testing/worn-tires.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());

const list = 'POST product_wear_rate_report/get_forecast_tires';
const page = { page_number: 1, page_size: 100 };
/** mm. */
const thirtySecond = 0.79375;

const tiresOf = async (body: object) =>
  (await api.as('gyr', list, { body: { account_ids: [], ...page, ...body } })).body.tires;

async function shown(mount_id: number, account: number) {
  for (let page_number = 1; ; page_number += 1) {
    const tires = await tiresOf({ account_ids: [account], page_number });
    const found = tires.find((tire) => tire.mount_id === mount_id);
    if (found) return found;
    if (tires.length === 0) throw new Error('The tire is not in the forecast.');
  }
}

const mountOf = (id: number) =>
  api.database.kysely
    .selectFrom('mounts')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();

test('the wear of a product is told by 30 tires of the fleet, and not by 29', async () => {
  const { kysely } = api.database;
  const account_id = await addWornTires(kysely, {
    brand: 'Threshold',
    count: 29,
    odometers: [100_000, 200_000],
    treads: [18 * thirtySecond, 6 * thirtySecond],
  });
  const [tire] = await tiresOf({
    account_ids: [account_id],
    basis: 'few_tires',
    wheel_position: 'steer',
    retread: 'new',
  });
  if (!tire) throw new Error('The demo data has steer tires without a rate.');
  const { tire_id } = await mountOf(tire.mount_id);
  const { id: product_id } = await kysely
    .selectFrom('products')
    .select('id')
    .where('brand', '=', 'Threshold')
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('tire_lives')
    .set({ product_id })
    .where('tire_id', '=', tire_id)
    .where('caps', '=', 0)
    .execute();
  expect(await shown(tire.mount_id, account_id)).toMatchObject({
    brand: 'Threshold',
    basis: 'few_tires',
    wear: null,
    due_on: null,
  });
  await addWornTires(kysely, {
    brand: 'Threshold',
    count: 1,
    odometers: [100_000, 200_000],
    treads: [18 * thirtySecond, 6 * thirtySecond],
  });
  const found = await shown(tire.mount_id, account_id);
  // 12/32 in a year.
  expect(found).toMatchObject({ basis: 'product', rate_tires: 30, wear: 1 });
  const days = Math.ceil((((found.tread ?? 0) - (found.pull ?? 0)) / 12) * 365);
  const due = new Date(Date.parse(found.read_on ?? '') + days * 86_400_000);
  expect(Math.abs(Date.parse(found.due_on ?? '') - due.getTime())).toBeLessThan(2 * 86_400_000);
});

test('a tire read at its pull depth is due on that day, and one a hair above is not', async () => {
  const { kysely } = api.database;
  const [tire] = await tiresOf({ basis: 'own', wheel_position: 'drive' });
  if (!tire) throw new Error('The demo data has drive tires with a rate.');
  const readTo = (pull_depth_mm: number) =>
    kysely
      .updateTable('specs')
      .set({ pull_depth_mm })
      .where('account_id', '=', tire.account_id)
      .where('role', '=', 'drive')
      .execute();
  const { tread_mm } = await kysely
    .selectFrom('mount_wears')
    .select('tread_mm')
    .where('mount_id', '=', tire.mount_id)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow();
  await readTo(tread_mm);
  expect(await shown(tire.mount_id, tire.account_id)).toMatchObject({
    basis: 'read',
    due_on: tire.read_on,
    wear: null,
  });
  await readTo(tread_mm - 0.01);
  const above = await shown(tire.mount_id, tire.account_id);
  expect(above.basis).toBe('own');
  expect((above.due_on ?? '') > (tire.read_on ?? '')).toBe(true);
});

test('a newer reading without an odometer tells the tread, and the one before the rate', async () => {
  const { kysely } = api.database;
  const [tire] = await tiresOf({ basis: 'own', order_by: 5, is_sort_desc: true });
  if (!tire) throw new Error('The demo data has tires with a rate.');
  const { id: reading } = await kysely
    .selectFrom('readings as r')
    .innerJoin('unit_inspections as i', 'i.id', 'r.inspection_id')
    .select('r.id')
    .where('r.mount_id', '=', tire.mount_id)
    .where('i.inspected_on', '=', String(tire.read_on))
    .executeTakeFirstOrThrow();
  const { inspection_id, axle_number, side, slot, account_id } = await kysely
    .selectFrom('readings')
    .selectAll()
    .where('id', '=', reading)
    .executeTakeFirstOrThrow();
  const inspection = await kysely
    .selectFrom('unit_inspections')
    .selectAll()
    .where('id', '=', inspection_id)
    .executeTakeFirstOrThrow();
  const { location_id } = await kysely
    .selectFrom('surveys')
    .select('location_id')
    .where('id', '=', inspection.survey_id)
    .executeTakeFirstOrThrow();
  const unit = { account_id, location_id, unit_id: inspection.unit_id };
  const { unit_number, configuration } = inspection;
  const newer = await addInspection(kysely, unit, {
    unit_number,
    configuration,
    day: '2025-07-01',
  });
  await kysely
    .insertInto('readings')
    .values({
      client_key: null,
      created_by: null,
      account_id,
      inspection_id: newer,
      mount_id: tire.mount_id,
      axle_number,
      side,
      slot,
      state: 'read',
      pressure_kpa: 700,
      treads_mm: [((tire.tread ?? 0) - 1) * thirtySecond],
      valve: null,
      resolution: null,
    })
    .execute();
  expect(await shown(tire.mount_id, account_id)).toMatchObject({
    basis: 'own',
    wear: tire.wear,
    read_on: '2025-07-01',
    tread: (tire.tread ?? 0) - 1,
  });
});

test('tires of units that rest are left out', async () => {
  const { kysely } = api.database;
  const [tire] = await tiresOf({ basis: 'own' });
  const isIn = async () =>
    (await tiresOf({ account_ids: [tire?.account_id ?? 0], keyword: tire?.unit_number })).some(
      ({ unit_id }) => unit_id === tire?.unit_id,
    );
  expect(await isIn()).toBe(true);
  await kysely
    .updateTable('units')
    .set({ is_active: false })
    .where('id', '=', tire?.unit_id ?? 0)
    .execute();
  expect(await isIn()).toBe(false);
});

test('a reader in millimeters reads the same days and money', async () => {
  const { kysely } = api.database;
  const body = { account_ids: [], basis: 'own', ...page };
  const inches = (await api.as('gyr', list, { body })).body;
  await kysely
    .updateTable('users')
    .set({ unit_of_measurement: '0' })
    .where('login', '=', 'ssc')
    .execute();
  const metric = (await api.as('ssc', list, { body })).body;
  expect([inches.tread_format, metric.tread_format]).toEqual(['32nds', 'mm']);
  for (const [place, tire] of inches.tires.entries()) {
    expect(metric.tires[place]).toMatchObject({ due_on: tire.due_on, price: tire.price });
    expect(metric.tires[place]?.tread).toBeCloseTo((tire.tread ?? 0) * thirtySecond, 1);
  }
});
