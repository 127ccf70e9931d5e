import { wornOut } from '../inspections/changes/testing.ts';
import { testYardApi, type YardApi } from '../surveys/testing/yard-api.ts';
import { mountTire, type Place } from '../testing/mount-tire.ts';

const save = 'POST fleet_survey/save_unit';
const steer: Place = { axle_number: 1, side: 'left', slot: 'single' };
const lost: Place = { axle_number: 3, side: 'left', slot: 'outer' };
const free: Place = { axle_number: 2, side: 'right', slot: 'inner' };

let api: YardApi;
beforeAll(async () => {
  api = await testYardApi();
});
beforeEach(async () => {
  const { kysely } = api.database;
  for (const table of ['removals', 'mounts', 'tires', 'row_changes'] as const)
    await kysely.deleteFrom(table).execute();
  await kysely
    .updateTable('units')
    .set({ configuration: '6x4', revision: 1 })
    .where('id', '=', api.units.T1)
    .execute();
  for (const place of [steer, lost]) await mountTire(kysely, api.units.T1, place, '2025-01-10');
});
afterAll(() => api.close());

const shorten = (said: object = {}) =>
  api.ask(save, {
    body: {
      unit_id: api.units.T1,
      revision: 1,
      location_id: api.yard,
      unit_number: 'T1',
      type: 'tractor',
      configuration: '4x2',
      ...said,
    },
  });

const formats = { tread_depth_format: '32nds', distance_format: 'mi' };

/** The `tires` of a request, for the tire on the axle that the change removes. */
async function relocatedTires(said: object) {
  const { tire_id } = await api.database.kysely
    .selectFrom('mounts')
    .select('tire_id')
    .where('axle_number', '=', 3)
    .executeTakeFirstOrThrow();
  const place = { ...lost, tire_id, revision: 1, removed: null, moved_to: null };
  return { tires: { ...formats, places: [{ ...place, ...said }] } };
}

const mounts = () =>
  api.database.kysely
    .selectFrom('mounts')
    .select(['axle_number', 'slot', 'ended_on'])
    .orderBy('id')
    .execute();
const configuration = async () =>
  (
    await api.database.kysely
      .selectFrom('units')
      .select('configuration')
      .where('id', '=', api.units.T1)
      .executeTakeFirstOrThrow()
  ).configuration;

test('a unit that loses places with tires is asked where they go, and nothing is changed', async () => {
  expect(await shorten()).toMatchObject({
    status: 400,
    body: {
      code: 'tires_in_place',
      path: 'tires',
      positions: [{ ...lost, position: '3LO', tire_id: expect.any(Number), revision: 1 }],
      free: [
        { axle_number: 1, side: 'right', slot: 'single' },
        ...['left outer', 'left inner', 'right inner', 'right outer'].map((place) => {
          const [side, slot] = place.split(' ');
          return { axle_number: 2, side, slot };
        }),
      ],
    },
  });
  expect(await configuration()).toBe('6x4');
});

test('a tire comes off, and is kept with its reason', async () => {
  const removed = { ...wornOut, destination: 'stock' };
  const { status, body } = await shorten(await relocatedTires({ removed }));
  expect([status, body]).toMatchObject([200, { unit: { configuration: '4x2', revision: 2 } }]);
  expect(await mounts()).toMatchObject([{ ended_on: null }, { ended_on: expect.any(String) }]);
  expect(await api.database.kysely.selectFrom('removals').selectAll().execute()).toMatchObject([
    { destination: 'stock', reason: 'worn_out', location_id: api.yard, survey_id: null },
  ]);
});

test('a tire moves to a place that is free', async () => {
  expect((await shorten(await relocatedTires({ moved_to: free }))).status).toBe(200);
  expect(await mounts()).toMatchObject([
    { axle_number: 1, ended_on: null },
    { axle_number: 3, ended_on: expect.any(String) },
    { axle_number: 2, slot: 'inner', ended_on: null },
  ]);
});

test.each([
  ['to a place that has one', { moved_to: steer }, 'tire_mounted', 'tires.places.0.moved_to'],
  ['to a place that goes', { moved_to: lost }, 'tire_mounted', 'tires.places.0.moved_to'],
  [
    'to a place that goes without a tire',
    { moved_to: { ...lost, side: 'right' } },
    'unknown_value',
    'tires.places.0.moved_to.axle_number',
  ],
  ['nowhere', {}, 'invalid', 'tires.places.0.removed'],
  ['as another was read', { revision: 2, removed: wornOut }, 'changed_elsewhere', 'revision'],
])('a tire that goes %s is refused, and nothing is changed', async (_, said, code, path) => {
  expect(await shorten(await relocatedTires(said))).toMatchObject({
    status: 400,
    body: { code, path },
  });
  expect(await configuration()).toBe('6x4');
  expect((await mounts()).every(({ ended_on }) => ended_on === null)).toBe(true);
});

test('what is said of tires that stay is refused', async () => {
  const said = await relocatedTires({ removed: wornOut });
  expect(await shorten({ ...said, configuration: '6x2' })).toMatchObject({
    status: 400,
    body: { code: 'invalid', path: 'tires' },
  });
});

test('rows of a file do not take places from tires, nor does their undo', async () => {
  const row = { row: 1, unit_number: 'T1', type: 'tractor', unit_id: api.units.T1, revision: 1 };
  const saving = { location_id: api.yard, units: [{ ...row, configuration: '4x2' }] };
  const refused = {
    result: 'refused',
    faults: [{ path: 'configuration', code: 'tires_in_place' }],
  };
  const { body } = await api.ask('POST fleet_survey/save_units', { body: saving });
  expect(body.units).toMatchObject([refused]);
  expect(await configuration()).toBe('6x4');
  const client_key = '7e57ab1e-0000-4000-8000-000000000009';
  const grown = { ...saving, client_key, units: [{ ...row, configuration: '8x4_twin_steer' }] };
  // 8x4 has single tires on its second axle, and duals on the third.
  expect((await api.ask('POST fleet_survey/save_units', { body: grown })).body.units).toMatchObject(
    [{ result: 'changed' }],
  );
  const fourth: Place = { axle_number: 4, side: 'left', slot: 'outer' };
  await mountTire(api.database.kysely, api.units.T1, fourth, '2025-01-10');
  const undo = { location_id: api.yard, units: [], undo: client_key };
  expect((await api.ask('POST fleet_survey/save_units', { body: undo })).body.units).toMatchObject([
    refused,
  ]);
});
