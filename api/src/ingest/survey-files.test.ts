import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

const unit = {
  account: '0000101',
  unit_number: '1001',
  location: '0001',
  type: 'tractor',
  configuration: '6x4',
} satisfies Fields;

const survey = {
  account: '0000101',
  survey_number: 'S9',
  location: '0001',
  kind: 'yard',
  survey_date: '2025-05-05',
  surveyor: 'Iris Vaughn',
} satisfies Fields;

const unitCalled = (number: string) =>
  database.kysely
    .selectFrom('units')
    .selectAll()
    .where('unit_number', '=', number)
    .executeTakeFirstOrThrow();

const changesOf = (kind: 'unit' | 'survey', id: number) =>
  database.kysely
    .selectFrom('row_changes')
    .select(['revision', 'action', 'changed_by_name', 'dealer_id'])
    .where('kind', '=', kind)
    .where('row_id', '=', id)
    .orderBy('revision')
    .execute();

test('a unit that differs is put right under its number in any case, and its revision counts', async () => {
  const row = { ...unit, unit_number: '1002', configuration: '4x2', license_plate: 'xy 1' };
  const { summary } = await loadRows(database, 'units', row, {
    ...unit,
    unit_number: 'x9',
    owner: 'Old Ferry',
  });
  expect(summary).toMatchObject({ added: 1, changed: 1, refused: 0 });
  const changed = await unitCalled('1002');
  expect(changed).toMatchObject({
    revision: 2,
    configuration: '4x2',
    license_plate: 'XY 1',
    meter: 'odometer',
  });
  expect(await changesOf('unit', changed.id)).toMatchObject([
    { revision: 1, action: 'created', changed_by_name: '' },
    { revision: 2, action: 'changed', changed_by_name: '' },
  ]);
  const again = await loadRows(database, 'units', {
    ...unit,
    unit_number: 'X9',
    owner: 'Old Ferry',
  });
  expect(again.summary).toMatchObject({ added: 0, changed: 1 });
  expect((await unitCalled('X9')).revision).toBe(2);
});

test('a number that differs in its case alone is the same row twice', async () => {
  const { summary, report } = await loadRows(
    database,
    'units',
    { ...unit, unit_number: 'b7' },
    { ...unit, unit_number: 'B7' },
    { ...unit, unit_number: '0B7' },
  );
  expect(summary).toMatchObject({ added: 2, refused: 1 });
  expect(report).toContain('The key is that of row 2.');
});

test.each([
  ['a location of another account', { location: '0009' }, 'has no location 0009.'],
  ["a trailer's axles", { configuration: 'trailer_tri' }, 'A tractor has no configuration'],
  ['a wrong check digit', { vin: '1M8GDM9A1KP042788' }, 'is not a VIN'],
  ['a year to come', { year: '2099' }, 'is not a year from 1900 to 2026.'],
  [
    'a state without country',
    { license_plate: 'A1', license_plate_state: 'OH' },
    'a state its country',
  ],
  ['a mark that nobody sees', { unit_number: '1\u200f2' }, 'visible characters'],
])('a unit with %s is refused', async (_, other, reason) => {
  expect((await loadRows(database, 'units', { ...unit, ...other })).report).toContain(reason);
});

test('a survey takes its units by their numbers in any case, and keeps those it has', async () => {
  await loadRows(database, 'units', { ...unit, unit_number: 'T5' });
  const first = await loadRows(database, 'surveys', { ...survey, units: '1001; t5' });
  expect(first.summary).toMatchObject({ added: 1, refused: 0 });
  const { summary } = await loadRows(database, 'surveys', {
    ...survey,
    survey_date: '2025-05-06',
    units: '1002',
  });
  expect(summary).toMatchObject({ changed: 1 });
  const { id, revision } = await database.kysely
    .selectFrom('surveys')
    .select(['id', 'revision'])
    .where('survey_number', '=', 'S9')
    .executeTakeFirstOrThrow();
  expect(revision).toBe(2);
  const inspected = await database.kysely
    .selectFrom('unit_inspections')
    .select(['unit_number', 'inspected_on', 'state'])
    .where('survey_id', '=', id)
    .orderBy('unit_number')
    .execute();
  expect(inspected).toEqual(
    ['1001', '1002', 'T5'].map((unit_number) => ({
      unit_number,
      inspected_on: '2025-05-06',
      state: 'done',
    })),
  );
});

test("changes of a dealer's survey are for that dealer", async () => {
  const [{ id, dealer_id } = { id: 0, dealer_id: 0 }] = await database.kysely
    .selectFrom('surveys')
    .select(['id', 'dealer_id'])
    .where('kind', '=', 'dealer')
    .execute();
  expect(dealer_id).not.toBeNull();
  expect(await changesOf('survey', id)).toMatchObject([{ action: 'created', dealer_id }]);
});

test.each([
  ['an unknown unit', { units: '1001;8;9' }, 'Account 0000101 has no unit 8, 9.'],
  ["another account's unit", { units: '2001' }, 'Account 0000101 has no unit 2001.'],
  ['no dealer where one surveyed', { kind: 'dealer' }, 'names its dealer.'],
  ['an unknown dealer', { dealer: '12' }, 'There is no dealer 12.'],
  ['a day to come', { survey_date: '2026-01-01' }, 'lies in the future.'],
])('a survey with %s is refused', async (_, other, reason) => {
  expect((await loadRows(database, 'surveys', { ...survey, ...other })).report).toContain(reason);
});
