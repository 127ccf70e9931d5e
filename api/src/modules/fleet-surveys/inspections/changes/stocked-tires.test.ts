import { mountTire, outer, type Place } from '../../testing/mount-tire.ts';
import { type InspectionApi, inner, inspectionApi, wheelAt } from '../testing.ts';
import { clearTires, replace, replacementOf, wornOut } from './testing.ts';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => clearTires(api));
afterAll(() => api.close());

const rear: Place = { axle_number: 3, side: 'right', slot: 'outer' };
const inStock = { ...wornOut, destination: 'stock' };

const tireAt = (map: Parameters<typeof wheelAt>[0], place: Place) =>
  wheelAt(map, place).tire?.tire_id ?? null;

/** Opens an inspection of T1, with tires mounted at some positions since January. */
async function opened(...places: readonly Place[]) {
  for (const place of places) await api.mount('T1', place, '2025-01-10');
  const unit = await api.open();
  return { unit, map: await api.read(unit) };
}

test('what came off as stock is offered, and goes on again', async () => {
  const { unit, map } = await opened(outer);
  const off = await replace(api, unit, [replacementOf(map, outer, { removed: inStock })]);
  expect(tireAt(off.body, outer)).toBeNull();
  const selects = { body: { survey_id: unit.survey } };
  const { stock } = (await api.ask('POST fleet_survey/get_edit_tire_selects', selects)).body;
  expect(stock).toMatchObject([
    { tire_id: tireAt(map, outer), brand: 'Northvale', caps: 0, removed_on: '2025-06-20' },
  ]);
  const mounted = { source: 'stock', tire_id: tireAt(map, outer) };
  const { body } = await replace(api, unit, [replacementOf(off.body, rear, { mounted })]);
  expect(tireAt(body, rear)).toBe(tireAt(map, outer));
  expect((await api.ask('POST fleet_survey/get_edit_tire_selects', selects)).body.stock).toEqual(
    [],
  );
});

test('a tire of the stock is found by TIN, brand, size and cap, word by word', async () => {
  const { unit, map } = await opened(outer, inner);
  await replace(api, unit, [
    replacementOf(map, outer, { removed: inStock }),
    replacementOf(map, inner, { removed: inStock }),
  ]);
  const { kysely } = api.database;
  const [first, second] = [tireAt(map, outer), tireAt(map, inner)];
  await kysely.updateTable('tires').set({ tin: '7XY%2319' }).where('id', '=', second).execute();
  const found = async (stock_keyword: string) => {
    const body = { survey_id: unit.survey, stock_keyword };
    const answer = await api.ask('POST fleet_survey/get_edit_tire_selects', { body });
    return answer.body.stock.map(({ tire_id }) => tire_id);
  };
  expect(await found(' ')).toEqual([second, first]);
  expect(await found('northVALE r22.5')).toEqual([second, first]);
  expect(await found('7xy%')).toEqual([second]);
  expect(await found('3KA4 11R22.5')).toEqual([first]);
  expect(await found('3KA4 295/75')).toEqual([]);
});

test('two units do not get one tire of the stock', async () => {
  const { unit, map } = await opened(outer);
  await replace(api, unit, [replacementOf(map, outer, { removed: inStock })]);
  const other = await api.open('T2', '4x2');
  const mounted = { source: 'stock', tire_id: tireAt(map, outer) };
  const answers = await Promise.all(
    [unit, other].map(async (each) =>
      replace(api, each, [replacementOf(await api.read(each), outer, { mounted })]),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(answers.find(({ status }) => status === 400)?.body).toMatchObject({
    code: 'tire_mounted',
    path: 'replacements.0.mounted.tire_id',
  });
});

test('a tire of another unit, or of another fleet, is refused', async () => {
  const { unit, map } = await opened(outer);
  const { kysely } = api.database;
  const theirs = await mountTire(kysely, api.units.T2, outer, '2025-01-10');
  const { tire_id } = await kysely
    .selectFrom('mounts')
    .select('tire_id')
    .where('id', '=', theirs)
    .executeTakeFirstOrThrow();
  const said = (id: number) => [
    replacementOf(map, outer, { removed: wornOut, mounted: { source: 'stock', tire_id: id } }),
  ];
  expect((await replace(api, unit, said(tire_id))).body).toMatchObject({ code: 'tire_mounted' });
  const foreign = await kysely
    .insertInto('tires')
    .values({
      account_id: 2,
      product_id: null,
      tin: null,
      made_on: null,
      client_key: null,
      created_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .insertInto('tire_lives')
    .values({ tire_id: foreign.id, caps: 0, product_id: null, original_tread_mm: null })
    .execute();
  expect((await replace(api, unit, said(foreign.id))).body).toMatchObject({
    code: 'unknown_value',
    path: 'replacements.0.mounted.tire_id',
  });
});
