import { randomUUID } from 'node:crypto';
import { outer } from '../testing/mount-tire.ts';
import { clearTires, newTire, replace, replacementOf, wornOut } from './changes/testing.ts';
import { type InspectionApi, inner, inspectionApi, wheelAt } from './testing.ts';

let api: InspectionApi;
beforeAll(async () => {
  api = await inspectionApi();
});
afterEach(async () => {
  await clearTires(api);
});
afterAll(() => api.close());

const setUnits = (unit_of_measurement: '0' | '1' | '2') =>
  api.database.kysely.updateTable('users').set({ unit_of_measurement }).execute();

/** Serializes everything that a reading may change. */
async function written() {
  const { kysely } = api.database;
  const tables = [
    'readings',
    'reading_conditions',
    'findings',
    'unit_inspections',
    'row_changes',
  ] as const;
  return JSON.stringify(
    await Promise.all(tables.map((table) => kysely.selectFrom(table).selectAll().execute())),
  );
}

test('a unit without readings is grey, and tells what its tires are judged by', async () => {
  const unit = await api.open();
  await api.mount('T1', outer, '2025-01-10');
  const map = await api.read(unit);
  expect(map).toMatchObject({ pressure_format: 'psi', tread_depth_format: '32nds', findings: [] });
  expect(map.axles.map(({ role }) => role)).toEqual(['steer', 'drive', 'drive']);
  expect(wheelAt(map, outer)).toMatchObject({
    position: '2LO',
    color: 'grey',
    tire: {
      brand: 'Northvale',
      product_line: 'NO-D10',
      caps: 0,
      retread: null,
      original_tread_depth: 26,
      mounted_on: '2025-01-10',
    },
    reading: null,
    previous: null,
    target_pressure: 100,
    pull_depth: 6,
    legal_depth: 2,
  });
  expect(wheelAt(map, inner).tire).toBeNull();
});

test('a reading is told with what it finds, and its unit takes the color of its worst tire', async () => {
  const unit = await api.open();
  const { status, body } = await api.save(unit, {
    pressure: 79,
    tread_depths: [7, 5.5, 9],
    valve: 'missing_cap',
    wear_conditions: ['cut', 'heel_toe'],
    comments: 'Stone in the tread.',
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({
    status: { status: 0 },
    inspection: { state: 'started', color: 'red' },
    findings: [
      {
        check: 'pressure',
        severity: 'critical',
        axle_number: 2,
        side: 'left',
        slot: 'outer',
        measured: 79,
        limit: 100,
      },
      { check: 'tread_depth', severity: 'warning', measured: 5.5, limit: 6 },
    ],
  });
  expect(wheelAt(body, outer)).toMatchObject({
    color: 'red',
    pressure_color: 'red',
    tread_depth_color: 'yellow',
    reading: {
      revision: 1,
      pressure: 79,
      tread_depths: [7, 5.5, 9],
      tread_depth: 5.5,
      valve: 'missing_cap',
      wear_conditions: ['heel_toe', 'cut'],
      comments: 'Stone in the tread.',
    },
  });
  const counts = await api.database.kysely
    .selectFrom('unit_inspections')
    .select(['tires_expected', 'tires_read', 'warnings', 'criticals', 'flagged_wear'])
    .executeTakeFirst();
  expect(counts).toEqual({
    tires_expected: 10,
    tires_read: 1,
    warnings: 1,
    criticals: 1,
    flagged_wear: 1,
  });
});

test('values are kept as they were meant, whatever units their reader has later', async () => {
  const unit = await api.open();
  await api.save(unit, {
    pressure_format: 'bar',
    tread_depth_format: 'mm',
    pressure: 6.9,
    tread_depths: [11.1],
  });
  const stored = await api.database.kysely
    .selectFrom('readings')
    .select(['pressure_kpa', 'tread_mm'])
    .executeTakeFirst();
  expect(stored).toEqual({ pressure_kpa: 690, tread_mm: 11.1 });
  await setUnits('0');
  expect(wheelAt(await api.read(unit), outer).reading).toMatchObject({
    pressure: 6.9,
    tread_depth: 11.1,
  });
  await setUnits('1');
  await api.save(unit, { revision: 1, tread_depths: [7] });
  expect(wheelAt(await api.read(unit), outer).reading).toMatchObject({
    pressure: 100,
    tread_depth: 7,
  });
});

test('two duals that differ are one finding, which colors both', async () => {
  const unit = await api.open();
  await api.save(unit, { tread_depths: [14] });
  const { body } = await api.save(unit, { ...inner, tread_depths: [20.5] });
  expect(body.findings).toMatchObject([
    {
      check: 'tread_mismatch_duals',
      severity: 'critical',
      side: 'left',
      slot: null,
      measured: 6.5,
      limit: 6,
    },
  ]);
  expect(body.axles[1]?.left_side).toMatchObject({ mismatch: 6.5, mismatch_color: 'red' });
  expect(body.axles[1]?.right_side).toMatchObject({ mismatch: null, mismatch_color: 'grey' });
  expect([outer, inner].map((place) => wheelAt(body, place).color)).toEqual(['red', 'red']);
});

test('the spec in force on the day of the survey holds, and a later one moves nothing', async () => {
  const unit = await api.open();
  const { kysely } = api.database;
  const spec = { account_id: 1, role: 'drive' as const, target_pressure_kpa: 689.476 * 1.3 };
  await kysely
    .insertInto('specs')
    .values({ ...spec, location_id: null, valid_from: '2025-06-20' })
    .execute();
  const { body } = await api.save(unit);
  expect(body.findings).toMatchObject([{ check: 'pressure', severity: 'critical', limit: 130 }]);
  await kysely.updateTable('specs').set({ target_pressure_kpa: 689.476 }).execute();
  expect((await api.read(unit)).findings).toEqual(body.findings);
  await kysely.updateTable('specs').set({ valid_from: '2025-06-21' }).execute();
  const saved = await api.save(unit, { revision: 1, comments: 'Again.' });
  expect(saved.body.findings).toEqual([]);
  await kysely.deleteFrom('specs').execute();
});

describe('an unlikely value', () => {
  test.each([
    [
      'deeper than when it was new',
      { tread_depths: [27] },
      ['tread_above_original', 'tread_grown'],
    ],
    ['deeper than it was read before', { tread_depths: [16] }, ['tread_grown']],
    ['far from the pressure of its mate', { pressure: 49 }, ['pressure_unlike_mate']],
  ])('%s is asked about, and kept as confirmed', async (_, said, questions) => {
    for (const place of [outer, inner]) await api.mount('T1', place, '2025-01-10');
    const before = await api.open('T1', '6x4', '2025-05-01');
    await api.save(before);
    const unit = await api.open();
    await api.save(unit, { ...inner });
    const asked = await written();
    expect(await api.save(unit, said)).toMatchObject({
      status: 400,
      body: { code: 'not_confirmed', path: 'confirmed', questions },
    });
    expect(await written()).toBe(asked);
    const { status, body } = await api.save(unit, { ...said, confirmed: questions });
    expect(status).toBe(200);
    expect(wheelAt(body, outer)).toMatchObject({
      reading: { confirmed: questions },
      previous: { survey_date: '2025-05-01', pressure: 100, tread_depth: 14 },
    });
  });

  test('of another tire than the one before is none', async () => {
    const unit = await api.open();
    await api.mount('T1', outer, '2025-01-10');
    const before = await api.open('T1', '6x4', '2025-01-05');
    await api.save(before, { tread_depths: [4] });
    expect((await api.save(unit, { tread_depths: [25] })).status).toBe(200);
  });
});

test.each([
  ['a negative pressure', { pressure: -1 }, 'invalid', 'pressure'],
  ['500 psi', { pressure: 500 }, 'invalid', 'pressure'],
  ['13.8 bar', { pressure: 13.8, pressure_format: 'bar' }, 'invalid', 'pressure'],
  ['101/32', { tread_depths: [14, 101] }, 'invalid', 'tread_depths.1'],
  ['79.4 mm', { tread_depths: [79.4], tread_depth_format: 'mm' }, 'invalid', 'tread_depths.0'],
  ['a text', { pressure: '98' }, 'invalid', 'pressure'],
  ['four treads', { tread_depths: [1, 2, 3, 4] }, 'too_many', 'tread_depths'],
  ['nothing read', { pressure: null, tread_depths: [] }, 'invalid', 'state'],
  ['values of what was not read', { state: 'not_read' }, 'invalid', 'state'],
  ['an axle that there is not', { axle_number: 4 }, 'unknown_value', 'axle_number'],
  ['a place that the axle lacks', { slot: 'single' }, 'unknown_value', 'slot'],
  ['a condition that nobody knows', { wear_conditions: ['rust'] }, 'invalid', 'wear_conditions.0'],
])('%s is refused at its path, and nothing is written', async (_, said, code, path) => {
  const unit = await api.open();
  const before = await written();
  expect(await api.save(unit, said)).toMatchObject({ status: 400, body: { code, path } });
  expect(await written()).toBe(before);
});

test('a tire of a lifted axle is not read', async () => {
  const unit = await api.open('T1', '6x2');
  await api.save(unit, { ...outer, axle_number: 3, pressure: 20 });
  const lifted = await api.ask('POST fleet_survey/update_unit_inspection', {
    body: { unit_inspection_id: unit.inspection, revision: 1, lifted_axles: [3] },
  });
  expect(lifted.body).toMatchObject({ inspection: { color: 'grey' }, findings: [] });
  expect(lifted.body.axles[2]).toMatchObject({ is_lift_axle: true, is_lifted: true });
  expect(await api.save(unit, { axle_number: 3, revision: 1 })).toMatchObject({
    status: 400,
    body: { code: 'axle_lifted', path: 'axle_number' },
  });
});

test('of two who save a tire the second is told of the first', async () => {
  const unit = await api.open();
  expect((await api.save(unit)).status).toBe(200);
  const before = await written();
  expect(await api.save(unit, { pressure: 90 })).toMatchObject({
    status: 400,
    body: { code: 'changed_elsewhere', path: 'revision', revision: 1, changed_by: 'Uma Serrano' },
  });
  expect(await written()).toBe(before);
  // Saving the same values again is no change.
  expect((await api.save(unit)).status).toBe(200);
  expect(await written()).toBe(before);
});

test('a reading of a tire that is not there any more is refused, and says who has changed it', async () => {
  await api.mount('T1', outer, '2025-01-10');
  const unit = await api.open();
  const map = await api.read(unit);
  const { tire } = wheelAt(map, outer);
  const tire_id = tire?.tire_id ?? null;
  await replace(api, unit, [replacementOf(map, outer, { removed: wornOut, mounted: newTire })]);
  const before = await written();
  for (const wrong of [tire_id, null])
    expect(await api.save(unit, { tire_id: wrong })).toMatchObject({
      status: 400,
      body: { code: 'changed_elsewhere', path: 'revision', changed_by: 'Uma Serrano' },
    });
  expect(await written()).toBe(before);
  const now = wheelAt(await api.read(unit), outer).tire?.tire_id ?? null;
  expect((await api.save(unit, { tire_id: now })).status).toBe(200);
  expect((await api.save(unit, { axle_number: 3, tire_id: null })).status).toBe(200);
});

test('a save that is sent again, at once or later, is one', async () => {
  const unit = await api.open();
  const said = { client_key: randomUUID(), pressure: 88 };
  const answers = await Promise.all([api.save(unit, said), api.save(unit, said)]);
  await api.save(unit, { revision: 1, pressure: 92 });
  answers.push(await api.save(unit, said));
  expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  expect(wheelAt(await api.read(unit), outer).reading).toMatchObject({ revision: 2, pressure: 92 });
});

test('a finished survey takes no readings', async () => {
  const unit = await api.open();
  await api.database.kysely
    .updateTable('surveys')
    .set({ state: 'finished', finished_at: new Date() })
    .execute();
  expect(await api.save(unit)).toMatchObject({
    status: 400,
    body: { code: 'survey_finished', path: 'survey_id' },
  });
});
