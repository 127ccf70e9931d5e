import type { ProductTire } from '@portal/contract/analysis-reports';
import { type AnalysisApi, analysisApi } from '../testing/reports-api.ts';
import {
  addFinding,
  addInspection,
  addReading,
  addSurveyedUnit,
} from '../testing/surveyed-unit.ts';

let api: AnalysisApi;
beforeAll(async () => {
  api = await analysisApi();
});
afterAll(() => api.close());

const steer = { axle: 1, side: 'left', slot: 'single' } as const;
const drive = { axle: 2, side: 'right', slot: 'outer' } as const;
const day = '2025-06-20';

async function tiresOf(unit_number: string, more: object = {}): Promise<ProductTire[]> {
  const body = { account_ids: [], keyword: unit_number, page_number: 1, page_size: 100, ...more };
  const { tires } = (await api.as('gyr', 'POST product_analysis_report/get_tires', { body })).body;
  return tires.filter((tire) => tire.unit_number === unit_number);
}

const psi = (value: number) => value * 6.89476;
const good = { pressure: psi(100), tread: 8, tire: {} };

test('a flat counts as read, and what was not read is left out of its mean alone', async () => {
  const { kysely } = api.database;
  const unit = await addSurveyedUnit(kysely, { unit_number: 'ODD-1', day });
  await addReading(kysely, unit, { place: steer, pressure: 0, tread: null, tire: {} });
  await addReading(kysely, unit, { place: drive, pressure: null, tread: 8, tire: {} });
  await addFinding(kysely, unit, steer, { measured: 0, limit: psi(110) });
  const about = async (kind: string) =>
    (await tiresOf('ODD-1', { about: kind })).map(({ wheel }) => wheel);
  expect(await tiresOf('ODD-1')).toMatchObject([
    { wheel: '1L', pressure: 0, deviation: -100, tread: null, brand: 'Unknown' },
    { wheel: '2RO', pressure: null, deviation: null, tread: 10.08 },
  ]);
  expect(await about('underinflated')).toEqual(['1L']);
  expect(await about('no_tread')).toEqual(['1L']);
  expect(await about('no_pressure')).toEqual(['2RO']);
  expect(await about('no_tin')).toEqual(['1L', '2RO']);
  expect(await about('no_product')).toEqual(['1L', '2RO']);
});

test('tires of lifted axles, of places that the unit lacks and without any value do not count', async () => {
  const { kysely } = api.database;
  const unit = await addSurveyedUnit(kysely, { unit_number: 'ODD-2', day, lifted_axles: [2] });
  await addReading(kysely, unit, { ...good, place: drive });
  await addReading(kysely, unit, { ...good, place: { ...drive, axle: 3, slot: 'single' } });
  await addReading(kysely, unit, { ...good, place: { ...drive, axle: 4 } });
  await addReading(kysely, unit, {
    place: { ...drive, axle: 3 },
    pressure: null,
    tread: null,
    tire: {},
  });
  await addReading(kysely, unit, { ...good, place: steer });
  expect((await tiresOf('ODD-2')).map(({ wheel }) => wheel)).toEqual(['1L']);
});

test('of a tire that was changed during the inspection, the one that went on counts', async () => {
  const { kysely } = api.database;
  const unit = await addSurveyedUnit(kysely, { unit_number: 'ODD-3', day });
  const old = await addReading(kysely, unit, { ...good, tread: 2, place: steer });
  await addReading(kysely, unit, { ...good, tread: 3, place: drive, tire: null });
  const { id } = await kysely
    .insertInto('tire_changes')
    .values({
      account_id: unit.account_id,
      inspection_id: unit.inspection_id,
      mounts_ended: 1,
      client_key: null,
      created_by: null,
      changed_by_name: 'A. Reader',
      undone_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('mounts')
    .set({ ended_on: day, ended_with: id })
    .where('id', '=', old ?? 0)
    .execute();
  const begun = await Promise.all(
    [steer, drive].map((place) => addReading(kysely, unit, { ...good, tread: 12, place })),
  );
  await kysely
    .updateTable('mounts')
    .set({ begun_with: id })
    .where(
      'id',
      'in',
      begun.map((mount) => mount ?? 0),
    )
    .execute();
  expect(await tiresOf('ODD-3')).toMatchObject([
    { wheel: '1L', tread: 15.12 },
    { wheel: '2RO', tread: 15.12 },
  ]);
});

test('the latest inspection counts that is finished, no drive-over, and within the dates', async () => {
  const { kysely } = api.database;
  const unit_number = 'ODD-4';
  const unit = await addSurveyedUnit(kysely, { unit_number, day: '2025-05-01' });
  const others = [
    { day: '2025-03-01' },
    { day: '2025-06-01', kind: 'checkpoint' },
    { day: '2025-06-02', state: 'open' },
    { day: '2025-06-03', unread: true },
  ] as const;
  await addReading(kysely, unit, { ...good, tread: 7.9375, place: steer });
  for (const [place, { day: at, ...rest }] of others.entries()) {
    const inspection_id = await addInspection(kysely, unit, { unit_number, day: at, ...rest });
    if ('unread' in rest)
      await kysely
        .updateTable('unit_inspections')
        .set({ tires_read: 0 })
        .where('id', '=', inspection_id)
        .execute();
    else
      await addReading(
        kysely,
        { ...unit, inspection_id },
        { ...good, tread: (11 + place) * 0.79375, place: steer, tire: null },
      );
  }
  const treads = async (more: object = {}) =>
    (await tiresOf(unit_number, more)).map(({ tread }) => tread);
  expect(await treads()).toEqual([10]);
  expect(await treads({ date_to: '2025-04-30' })).toEqual([11]);
  expect(await treads({ date_from: '2025-05-02' })).toEqual([]);
});

test('a pressure is held against the spec in force on the day, its location before its account', async () => {
  const { kysely } = api.database;
  const unit = await addSurveyedUnit(kysely, { unit_number: 'ODD-5', day });
  await addReading(kysely, unit, { ...good, place: steer });
  const { account_id, location_id } = unit;
  await kysely.deleteFrom('spec_products').execute();
  await kysely.updateTable('findings').set({ spec_id: null }).execute();
  await kysely.deleteFrom('specs').execute();
  const targets = async () => (await tiresOf('ODD-5')).map(({ target }) => target);
  const ask = (location: number | null, valid_from: string, target: number | null) =>
    kysely
      .insertInto('specs')
      .values({
        account_id,
        location_id: location,
        role: 'steer',
        valid_from,
        target_pressure_kpa: target && psi(target),
        pull_depth_mm: 5,
        casing_age_years: null,
        most_repairs: null,
        most_caps: null,
      })
      .execute();
  expect(await targets()).toEqual([110]);
  await ask(null, '2025-01-01', 104);
  await ask(null, '2025-06-21', 90);
  expect(await targets()).toEqual([104]);
  await ask(location_id, day, 101);
  expect(await targets()).toEqual([101]);
  expect(await tiresOf('ODD-5')).toMatchObject([{ deviation: -0.99 }]);
  await kysely.deleteFrom('specs').where('location_id', '=', location_id).execute();
  // A spec without a pressure falls back to the wider spec.
  await ask(location_id, day, null);
  expect(await targets()).toEqual([104]);
});

test.each([
  ['a week before', '2025-06-09', 0.03],
  ['of that day', day, 0],
  ['made later', '2025-06-23', null],
])('the age of a tire %s', async (name, made_on, age) => {
  const { kysely } = api.database;
  const unit_number = `AGE ${name}`;
  const unit = await addSurveyedUnit(kysely, { unit_number, day });
  await addReading(kysely, unit, { ...good, place: steer, tire: { tin: '2425', made_on } });
  expect(await tiresOf(unit_number)).toMatchObject([{ age, tin: '2425' }]);
});

test('a spec that is put right later does not change what an inspection has found', async () => {
  const { kysely } = api.database;
  const unit = await addSurveyedUnit(kysely, { unit_number: 'ODD-7', day });
  await addReading(kysely, unit, { ...good, pressure: psi(80), place: steer });
  await addReading(kysely, unit, { ...good, pressure: psi(96), place: drive });
  await addFinding(kysely, unit, steer, { measured: psi(80), limit: psi(100) });
  for (const target of [100, 70, 130]) {
    await kysely
      .updateTable('specs')
      .set({ target_pressure_kpa: psi(target) })
      .execute();
    const found = await tiresOf('ODD-7', { about: 'underinflated' });
    expect(found).toMatchObject([{ wheel: '1L', target: 100, deviation: -20 }]);
  }
  await kysely
    .updateTable('findings')
    .set({ limit_value: psi(60) })
    .where('inspection_id', '=', unit.inspection_id)
    .execute();
  // The finding is that the pressure is too high.
  expect(await tiresOf('ODD-7', { about: 'underinflated' })).toEqual([]);
});

test('a group is opened by its key, also where its names hold bars', async () => {
  const { kysely } = api.database;
  const unit = await addSurveyedUnit(kysely, { unit_number: 'ODD-6', day });
  const mount = await addReading(kysely, unit, { ...good, place: steer, conditions: ['cupping'] });
  const { id: product_id } = await kysely
    .insertInto('products')
    .values({
      kind: 'tire',
      brand: 'Bar | Co',
      line: '| S',
      size: '11R22.5',
      load_range: null,
      design_position: null,
      original_tread_mm: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await kysely
    .updateTable('tire_lives')
    .set({ product_id })
    .where('tire_id', 'in', ({ selectFrom }) =>
      selectFrom('mounts')
        .select('tire_id')
        .where('id', '=', mount ?? 0),
    )
    .execute();
  const body = { account_ids: [], brands: ['Bar | Co'] };
  const { groups } = (
    await api.as('gyr', 'POST product_analysis_report/get_product_report', { body })
  ).body;
  const [line] = groups.line;
  expect(groups.line).toMatchObject([{ tires: 1, irregular: 1, irregular_share: 100 }]);
  expect(line?.key).toBe('Bar || Co | || S');
  const tires = await tiresOf('ODD-6', { group_by: 'line', group_key: line?.key });
  expect(tires).toMatchObject([{ product_line: '| S', conditions: ['cupping'] }]);
  expect(await tiresOf('ODD-6', { group_by: 'line', group_key: 'Bar' })).toEqual([]);
});
