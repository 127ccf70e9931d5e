import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

/** A checklist answer of trailer 1002 in the samples. */
const lights = {
  account: '0000101',
  survey_number: 'S1',
  unit_number: '1002',
  item: 'lights',
  answer: 'fail',
  notes: '"Left marker light is out, lens cracked."',
} satisfies Fields;
const loadChecks = (...rows: readonly Fields[]) => loadRows(database, 'trailer-checks', ...rows);

const inspected = (survey: string, unit: string) =>
  database.kysely
    .selectFrom('unit_inspections as i')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .select(['i.id', 'i.revision', 'i.is_ready', 'i.state', 's.dealer_id'])
    .where('survey_number', '=', survey)
    .where('unit_number', '=', unit)
    .executeTakeFirstOrThrow();

const answersOf = async (survey: string, unit: string) =>
  database.kysely
    .selectFrom('checklist_answers')
    .select(['item', 'answer', 'notes'])
    .where('inspection_id', '=', (await inspected(survey, unit)).id)
    .orderBy('item')
    .execute();

const changesOf = (id: number) =>
  database.kysely
    .selectFrom('row_changes')
    .select(['revision', 'action', 'changed_by_name', 'dealer_id'])
    .where('kind', '=', 'inspection')
    .where('row_id', '=', id)
    .orderBy('revision')
    .execute();

test('answers of a file are kept, and say whether each trailer passed', async () => {
  expect(await answersOf('S1', '1002')).toEqual([
    { item: 'doors', answer: 'pass', notes: '' },
    { item: 'inflation_system', answer: 'not_applicable', notes: '' },
    { item: 'lights', answer: 'fail', notes: 'Left marker light is out, lens cracked.' },
    { item: 'tires', answer: 'pass', notes: '' },
  ]);
  const failed = await inspected('S1', '1002');
  expect(failed).toMatchObject({ is_ready: false, revision: 2, state: 'done' });
  expect(await inspected('S3', '1003')).toMatchObject({ is_ready: true });
  expect(await inspected('S1', '1001')).toMatchObject({ is_ready: null });
  // All answers in a file about a trailer are a single change of its inspection.
  expect(await changesOf(failed.id)).toEqual([
    { revision: 2, action: 'changed', changed_by_name: '', dealer_id: null },
  ]);
});

test('the same file again changes nothing, whatever the case of its unit', async () => {
  await loadRows(database, 'units', {
    account: '0000101',
    unit_number: 'v7',
    location: '0001',
    type: 'trailer',
    configuration: 'trailer_tandem',
  });
  await loadRows(database, 'surveys', {
    account: '0000101',
    survey_number: 'S8',
    location: '0001',
    kind: 'yard',
    survey_date: '2025-05-05',
    surveyor: 'Iris Vaughn',
    units: 'v7',
  });
  const row = { ...lights, survey_number: 'S8', unit_number: 'V7' };
  expect((await loadChecks(row)).summary).toMatchObject({ added: 1, refused: 0 });
  const { summary } = await loadChecks({ ...row, unit_number: 'v7' });
  expect(summary).toMatchObject({ added: 0, changed: 0, unchanged: 1, refused: 0 });
  const { id, revision } = await inspected('S8', 'v7');
  expect(revision).toBe(2);
  expect(await changesOf(id)).toHaveLength(1);
});

test('an answer that differs is put right, and the trailer passes', async () => {
  const { summary } = await loadChecks(
    { ...lights, answer: 'pass', notes: '' },
    { ...lights, item: 'doors', answer: 'pass', notes: '' },
    { ...lights, item: 'brakes', answer: 'not_applicable', notes: '' },
  );
  expect(summary).toMatchObject({ read: 3, added: 1, changed: 1, unchanged: 1, refused: 0 });
  expect(await answersOf('S1', '1002')).toContainEqual({
    item: 'lights',
    answer: 'pass',
    notes: '',
  });
  expect(await inspected('S1', '1002')).toMatchObject({ is_ready: true, revision: 3 });
});

test('notes alone are a change, and move no verdict', async () => {
  const { summary } = await loadChecks({ ...lights, notes: 'Mended on Monday.' });
  expect(summary).toMatchObject({ changed: 1 });
  expect(await inspected('S1', '1002')).toMatchObject({ is_ready: false, revision: 3 });
});

test('what other trailers are said to be stays', async () => {
  await database.kysely.updateTable('unit_inspections').set({ is_ready: null }).execute();
  await loadChecks({ ...lights, item: 'brakes', answer: 'pass', notes: '' });
  expect(await inspected('S1', '1002')).toMatchObject({ is_ready: false });
  expect(await inspected('S3', '1003')).toMatchObject({ is_ready: null, revision: 2 });
});

test("changes in a dealer's survey are for that dealer", async () => {
  const { report } = await loadChecks({ ...lights, survey_number: 'S2' });
  expect(report).toBe('');
  const { id, dealer_id, is_ready } = await inspected('S2', '1002');
  expect(is_ready).toBe(false);
  expect(dealer_id).not.toBeNull();
  expect(await changesOf(id)).toMatchObject([{ action: 'changed', dealer_id }]);
});

test.each<[string, Fields, string, string]>([
  ['an unknown account', { account: '9' }, 'account', 'There is no account 9.'],
  ['an unknown survey', { survey_number: 'X' }, 'survey_number', 'has no survey X.'],
  ["another account's survey", { survey_number: 'S4' }, 'survey_number', 'has no survey S4.'],
  ['an unknown unit', { unit_number: '8' }, 'unit_number', 'Survey S1 has no unit 8.'],
  ['a trailer that was not inspected', { unit_number: '1003' }, 'unit_number', 'has no unit 1003.'],
  ['a tractor', { unit_number: '1001' }, 'unit_number', 'Unit 1001 is no trailer.'],
  ['an unknown item', { item: 'horn' }, 'item', 'is none of tires, inflation_system,'],
  ['no item', { item: '' }, 'item', 'item is empty.'],
  ['an unknown answer', { answer: 'Pass' }, 'answer', 'is none of pass, fail, not_applicable.'],
  ['no answer', { answer: '' }, 'answer', 'answer is empty.'],
  ['too much of a note', { notes: 'x'.repeat(501) }, 'notes', 'is longer than 500 characters.'],
])('%s is refused by row and column, and the others go in', async (_, wrong, column, reason) => {
  const good = { ...lights, item: 'brakes' };
  const { summary, report } = await loadChecks(good, { ...lights, item: 'wheels', ...wrong });
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toMatch(new RegExp(`^3,${column},.*${reason.replaceAll('.', '\\.')}`, 'm'));
});

test('nobody checked a trailer that drove over a lane', async () => {
  await loadRows(database, 'crossings', {
    account: '0000101',
    survey_number: 'S8',
    location: '0001',
    unit_number: '1002',
    crossed_at: '2025-05-05T08:00:00-05:00',
    lane: 'Lane 4',
  });
  const { summary, report } = await loadChecks({ ...lights, survey_number: 'S8' });
  expect(summary).toMatchObject({ added: 0, refused: 1 });
  expect(report).toMatch(/^2,survey_number,.*Survey S8 is a crossing\./m);
  expect(await inspected('S8', '1002')).toMatchObject({ is_ready: null, revision: 1 });
});

test('an item that comes twice is refused once', async () => {
  const { summary, report } = await loadChecks(
    { ...lights, item: 'brakes' },
    { ...lights, item: 'brakes', answer: 'pass' },
  );
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toContain('The key is that of row 2.');
});
