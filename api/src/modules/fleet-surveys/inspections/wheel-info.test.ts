import { outer } from '../testing/mount-tire.ts';
import { clearTires } from './changes/testing.ts';
import { type InspectionApi, type InspectionIds, inner, inspectionApi } from './testing.ts';

// The information on a position, on an axle, and on the conditions that can be flagged.

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => clearTires(api));
afterAll(() => api.close());

const info = ({ survey, unit }: InspectionIds, place: object = outer) =>
  api.ask('POST fleet_survey/get_wheel_position_info', {
    body: { survey_id: survey, unit_id: unit, ...place },
  });
const spec = ({ survey, unit }: InspectionIds, axle_number: number) =>
  api.ask('POST fleet_survey/get_tread_depth_spec', {
    body: { survey_id: survey, unit_id: unit, axle_number },
  });
const setUnits = (unit_of_measurement: '0' | '1' | '2') =>
  api.database.kysely.updateTable('users').set({ unit_of_measurement }).execute();

test('a place is told with its tire, its reading, and what was read of that tire before', async () => {
  await api.mount('T1', outer, '2025-03-01');
  // These readings belong to the previous tire and to another position.
  await api.save(await api.open('T1', '6x4', '2025-02-01'), { tread_depths: [3] });
  const april = await api.open('T1', '6x4', '2025-04-01');
  await api.save(april, { pressure: 98, tread_depths: [17] });
  await api.save(april, { ...inner, tread_depths: [9] });
  await api.save(await api.open('T1', '6x4', '2025-05-01'), { state: 'not_read', ...nothing });
  await api.save(await api.open('T1', '6x4', '2025-06-01'), { pressure: 96, tread_depths: [16] });
  const unit = await api.open();
  await api.save(unit, { tread_depths: [15] });
  await api.save(await api.open('T1', '6x4', '2025-06-25'), { tread_depths: [14] });
  const { body } = await info(unit);
  expect(body).toMatchObject({
    pressure_format: 'psi',
    tread_depth_format: '32nds',
    wheel: {
      position: '2LO',
      tire: { mounted_on: '2025-03-01' },
      reading: { tread_depth: 15 },
      previous: { survey_date: '2025-06-01', pressure: 96, tread_depth: 16 },
    },
    history: [
      { survey_date: '2025-06-01', pressure: 96, tread_depth: 16 },
      { survey_date: '2025-04-01', pressure: 98, tread_depth: 17 },
    ],
  });
  expect((await info(unit, inner)).body).toMatchObject({ wheel: { tire: null }, history: [] });
});

const nothing = { pressure: null, tread_depths: [] };

test.each([
  ['0', 'mm', 4.7625, 3.175, 79.38],
  ['1', '32nds', 6, 4, 100],
  ['2', 'mm', 4.7625, 3.175, 79.38],
] as const)(
  'in the units %s an axle is judged in %s',
  async (units, tread_depth_format, pull_depth, legal_depth, maximum) => {
    await setUnits(units);
    const { body } = await spec(await api.open(), 1);
    expect(body).toMatchObject({ tread_depth_format, pull_depth, legal_depth, maximum });
    await setUnits('1');
  },
);

test('a spec in force on the day of the survey says how deep a tread may be', async () => {
  const { kysely } = api.database;
  const row = { account_id: 1, location_id: null, role: 'drive', pull_depth_mm: 7.9375 } as const;
  await kysely
    .insertInto('specs')
    .values({ ...row, valid_from: '2025-06-20' })
    .execute();
  expect((await spec(await api.open(), 2)).body).toMatchObject({ pull_depth: 10, legal_depth: 2 });
  const before = await api.open('T1', '6x4', '2025-06-19');
  expect((await spec(before, 2)).body).toMatchObject({ pull_depth: 6 });
  await kysely.deleteFrom('specs').execute();
});

test('a place or an axle that the unit lacks is refused', async () => {
  const unit = await api.open();
  const refused = (path: string) => ({ status: 400, body: { code: 'unknown_value', path } });
  expect(await info(unit, { ...outer, slot: 'single' })).toMatchObject(refused('slot'));
  expect(await spec(unit, 4)).toMatchObject(refused('axle_number'));
});

test('what may be flagged is told by where it is seen', async () => {
  const { body } = await api.ask('GET fleet_survey/get_wear_conditions');
  expect(body.wear_conditions).toContainEqual({ code: 'river', seen_on: 'trailer' });
  expect(body.valves).toContain('missing_cap');
  expect(body.resolutions).toContain('inflated');
});
