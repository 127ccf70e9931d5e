import { randomUUID } from 'node:crypto';
import { outer, type Place } from '../../testing/mount-tire.ts';
import { type InspectionApi, inner, inspectionApi, wheelAt } from '../testing.ts';
import { clearTires, newTire, replace, replacementOf, wornOut } from './testing.ts';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(() => clearTires(api));
afterAll(() => api.close());

const rear: Place = { axle_number: 3, side: 'right', slot: 'outer' };
const from = (position: Place) => ({ source: 'position', position });
const removed = wornOut;

const tireAt = (map: Parameters<typeof wheelAt>[0], place: Place) =>
  wheelAt(map, place).tire?.tire_id ?? null;

/** Opens an inspection of T1, with tires mounted at some positions since January. */
async function opened(...places: readonly Place[]) {
  for (const place of places) await api.mount('T1', place, '2025-01-10');
  const unit = await api.open();
  return { unit, map: await api.read(unit) };
}

test('a tire comes off with all that is said of it, and a new one goes on that nobody has read', async () => {
  const { unit, map } = await opened(outer, inner);
  await api.save(unit, { tread_depths: [3] });
  const { status, body } = await replace(api, unit, [
    replacementOf(map, outer, { removed, mounted: newTire }),
  ]);
  expect([status, body]).toEqual([200, body]);
  expect(wheelAt(body, outer)).toMatchObject({
    color: 'grey',
    reading: null,
    previous: null,
    tire: { brand: 'Northvale', tin: '9HC51024', caps: 0, mounted_on: '2025-06-20' },
  });
  expect(body.findings).toEqual([]);
  expect(body.tire_changes).toMatchObject([
    {
      tire_change_id: body.tire_change_id,
      positions: ['2LO'],
      changed_by: 'Uma Serrano',
      obstacle: null,
    },
  ]);
  const { kysely } = api.database;
  expect(await kysely.selectFrom('removals').selectAll().execute()).toMatchObject([
    {
      removed_on: '2025-06-20',
      survey_id: unit.survey,
      location_id: api.yard,
      odometer_km: 5000 * 1.609344,
      hours: 120,
      tread_mm: 4 * 0.79375,
      reason: 'worn_out',
      destination: 'retread',
      comments: 'Even wear.',
    },
  ]);
  const conditions = await kysely.selectFrom('removal_conditions').select('condition').execute();
  expect(conditions.map(({ condition }) => condition).sort()).toEqual(['cut', 'river']);
  // The removed tire keeps its reading; the new one has a separate reading.
  const saved = await api.save(unit, { tread_depths: [20] });
  expect(wheelAt(saved.body, outer).reading).toMatchObject({ revision: 1, tread_depth: 20 });
  const readings = await kysely.selectFrom('readings').select('tread_mm').orderBy('id').execute();
  expect(readings).toEqual([{ tread_mm: 3 * 0.79375 }, { tread_mm: 20 * 0.79375 }]);
});

test('an unlikely tread of a tire that comes off is asked about, and kept as confirmed', async () => {
  const { unit, map } = await opened(outer);
  const client_key = randomUUID();
  await api.save(unit, { tread_depths: [14] });
  const takeOff = (tread_depth: number, confirmed?: readonly string[]) =>
    replace(
      api,
      unit,
      [replacementOf(map, outer, { removed: { ...wornOut, tread_depth, confirmed } })],
      { client_key },
    );
  const refusal = (questions: readonly string[]) => ({
    status: 400,
    body: { code: 'not_confirmed', path: 'replacements.0.removed.confirmed', questions },
  });
  expect(await takeOff(27)).toMatchObject(refusal(['tread_above_original', 'tread_grown']));
  expect(await takeOff(27, ['tread_grown'])).toMatchObject(refusal(['tread_above_original']));
  expect(await takeOff(15.5)).toMatchObject(refusal(['tread_grown']));
  const { status, body } = await takeOff(15.5, ['tread_grown']);
  expect([status, body]).toEqual([200, body]);
  const { kysely } = api.database;
  expect(await kysely.selectFrom('removals').select('confirmed').execute()).toEqual([
    { confirmed: ['tread_grown'] },
  ]);
});

test('a tread that was confirmed as it was read is not asked about again', async () => {
  const { unit, map } = await opened(outer);
  await api.save(unit, { tread_depths: [27], confirmed: ['tread_above_original'] });
  const removal = { ...wornOut, tread_depth: 27 };
  const { status } = await replace(api, unit, [replacementOf(map, outer, { removed: removal })]);
  expect(status).toBe(200);
});

test('an earlier inspection still shows the tire of its day', async () => {
  const { unit, map } = await opened(outer);
  const before = await api.open('T1', '6x4', '2025-05-01');
  const sameDay = await api.open();
  await api.save(sameDay, { tread_depths: [9] });
  await replace(api, unit, [replacementOf(map, outer, { removed, mounted: newTire })]);
  expect(tireAt(await api.read(before), outer)).toBe(tireAt(map, outer));
  // An inspection of the same day that has read it shows it, too.
  expect(wheelAt(await api.read(sameDay), outer)).toMatchObject({
    tire: { tire_id: tireAt(map, outer) },
    reading: { tread_depth: 9 },
  });
  expect(tireAt(await api.read(await api.open('T1', '6x4', '2025-07-01')), outer)).not.toBe(
    tireAt(map, outer),
  );
});

test('two tires change places, and keep their lives', async () => {
  const { unit, map } = await opened(outer, rear);
  const { body } = await replace(api, unit, [
    replacementOf(map, outer, { mounted: from(rear) }),
    replacementOf(map, rear, { mounted: from(outer) }),
  ]);
  expect([tireAt(body, outer), tireAt(body, rear)]).toEqual([
    tireAt(map, rear),
    tireAt(map, outer),
  ]);
  expect(await api.database.kysely.selectFrom('removals').selectAll().execute()).toEqual([]);
  expect(body.tire_changes).toMatchObject([{ positions: ['2LO', '3RO'] }]);
});

test('a tire moves up, and the place that it leaves stays empty', async () => {
  const { unit, map } = await opened(outer, rear);
  const { body } = await replace(api, unit, [
    replacementOf(map, outer, { removed, mounted: from(rear) }),
    replacementOf(map, rear, {}),
  ]);
  expect([tireAt(body, outer), tireAt(body, rear)]).toEqual([tireAt(map, rear), null]);
});

test('a tire of a lifted axle is replaced', async () => {
  await api.mount('T1', rear, '2025-01-10');
  const unit = await api.open('T1', '6x2');
  const lifted = await api.ask('POST fleet_survey/update_unit_inspection', {
    body: { unit_inspection_id: unit.inspection, revision: 1, lifted_axles: [3] },
  });
  const { status } = await replace(api, unit, [
    replacementOf(lifted.body, rear, { removed, mounted: newTire }),
  ]);
  expect(status).toBe(200);
});

test('a change that is sent again is one', async () => {
  const { unit, map } = await opened(outer);
  const said = [replacementOf(map, outer, { removed, mounted: newTire })];
  const client_key = randomUUID();
  const [one, two] = await Promise.all([
    replace(api, unit, said, { client_key }),
    replace(api, unit, said, { client_key }),
  ]);
  expect(two?.body).toEqual(one?.body);
});

test('the reasons for which a tire comes off are told, and where it may go', async () => {
  const { body } = await api.ask('GET fleet_survey/get_removal_reasons');
  expect(body.removal_reasons).toContain('worn_out');
  expect(body.destinations).toEqual(['retread', 'scrap', 'stock', 'repair']);
});
