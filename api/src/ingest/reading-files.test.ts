import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

/** The tire at 1L of unit 1001: 110 psi and 14/32 in. */
const reading = {
  account: '0000101',
  survey_number: 'S1',
  unit_number: '1001',
  position: '1L',
  state: 'read',
  pressure_kpa: '758.4236',
  treads_mm: '11.1125;11.9063',
  valve: 'ok',
} satisfies Fields;
const loadReadings = (...rows: readonly Fields[]) => loadRows(database, 'readings', ...rows);

const inspected = () =>
  database.kysely
    .selectFrom('unit_inspections as i')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .select(['i.id', 'tires_expected', 'tires_read', 'warnings', 'criticals', 'flagged_valves'])
    .where('survey_number', '=', 'S1')
    .where('unit_number', '=', '1001')
    .executeTakeFirstOrThrow();

const findings = async () =>
  database.kysely
    .selectFrom('findings')
    .select(['id', 'check_name', 'severity', 'axle_number', 'side', 'slot', 'outcome'])
    .where('inspection_id', '=', (await inspected()).id)
    .orderBy('axle_number')
    .orderBy('check_name')
    .execute();

const readingAt = async (axle: number, side: 'left' | 'right') =>
  database.kysely
    .selectFrom('readings as r')
    .leftJoin('mounts as m', 'm.id', 'r.mount_id')
    .select(['r.id', 'r.revision', 'mount_number', 'state', 'pressure_kpa', 'treads_mm', 'valve'])
    .where('inspection_id', '=', (await inspected()).id)
    .where('r.axle_number', '=', axle)
    .where('r.side', '=', side)
    .orderBy('r.id')
    .execute();

const changesOf = (id: number) =>
  database.kysely
    .selectFrom('row_changes')
    .select(['revision', 'action', 'changed_by_name', 'dealer_id'])
    .where('kind', '=', 'reading')
    .where('row_id', '=', id)
    .orderBy('revision')
    .execute();

test('readings of a file are judged by the spec of their day, and counted', async () => {
  expect(await inspected()).toMatchObject({
    tires_expected: 10,
    tires_read: 4,
    warnings: 1,
    criticals: 1,
    flagged_valves: 1,
  });
  // 90 psi of a target of 110; and a flat tire, with enough tread.
  expect(await findings()).toMatchObject([
    { check_name: 'pressure', severity: 'warning', axle_number: 1, side: 'right' },
    { check_name: 'pressure', severity: 'critical', axle_number: 3, side: 'left' },
  ]);
  expect(await readingAt(1, 'right')).toMatchObject([{ mount_number: 'M3', valve: 'missing_cap' }]);
});

test('a reading that differs is put right with what follows; outcomes stay', async () => {
  const [kept] = await findings();
  await database.kysely
    .updateTable('findings')
    .set({ outcome: 'inflated', closed_at: new Date() })
    .where('id', '=', kept?.id ?? 0)
    .execute();
  // 2/32 in is below the legal depth on the front axle.
  const { summary } = await loadReadings({ ...reading, treads_mm: '1.5875' });
  expect(summary).toMatchObject({ added: 0, changed: 1, refused: 0 });
  const [now] = await readingAt(1, 'left');
  expect(now).toMatchObject({ revision: 2, treads_mm: [1.5875] });
  expect(await changesOf(now?.id ?? 0)).toMatchObject([
    { revision: 1, action: 'created', changed_by_name: '' },
    { revision: 2, action: 'changed', changed_by_name: '' },
  ]);
  expect(await inspected()).toMatchObject({ tires_read: 4, criticals: 3 });
  expect(await findings()).toContainEqual({ ...kept, outcome: 'inflated' });
});

test('the same file again changes nothing, nor judges it again', async () => {
  await database.kysely.updateTable('unit_inspections').set({ warnings: 7 }).execute();
  const { summary } = await loadReadings(reading);
  expect(summary).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
  expect((await inspected()).warnings).toBe(7);
});

test('conditions alone are a change', async () => {
  expect((await loadReadings({ ...reading, conditions: 'cut' })).summary.changed).toBe(1);
  expect((await loadReadings({ ...reading, conditions: 'cut' })).summary.changed).toBe(0);
});

test('a tire that becomes known later keeps what was read of it', async () => {
  const third = { ...reading, position: '3LO', pressure_kpa: '0', treads_mm: '9.525' };
  await loadRows(database, 'tires', { account: '0000101', tire_number: 'T9', caps: '0' });
  const { report } = await loadRows(database, 'mounts', {
    account: '0000101',
    mount_number: 'M9',
    unit_number: '1001',
    position: '3LO',
    tire_number: 'T9',
    caps: '0',
    started_on: '2025-01-01',
  });
  expect(report).toBe('');
  const { summary } = await loadReadings(third);
  expect(summary).toMatchObject({ added: 0, changed: 1 });
  expect(await readingAt(3, 'left')).toMatchObject([{ mount_number: 'M9', state: 'read' }]);
  expect(await inspected()).toMatchObject({ tires_read: 4, criticals: 1 });
});

test("changes of readings of a dealer's survey are for that dealer", async () => {
  const { report } = await loadReadings({
    ...reading,
    survey_number: 'S2',
    unit_number: '1002',
    position: '1LO',
  });
  expect(report).toBe('');
  const { id, dealer_id } = await database.kysely
    .selectFrom('readings as r')
    .innerJoin('unit_inspections as i', 'i.id', 'r.inspection_id')
    .innerJoin('surveys as s', 's.id', 'i.survey_id')
    .select(['r.id', 's.dealer_id'])
    .where('survey_number', '=', 'S2')
    .executeTakeFirstOrThrow();
  expect(dealer_id).not.toBeNull();
  expect(await changesOf(id)).toMatchObject([{ action: 'created', dealer_id }]);
});

test.each<[string, Fields, string, string]>([
  ['an unknown survey', { survey_number: 'X' }, 'survey_number', 'has no survey X.'],
  ['a unit that was not inspected', { unit_number: '1003' }, 'unit_number', 'has no unit 1003.'],
  ['a place that is not there', { position: '4L' }, 'position', 'has no position 4L.'],
  ['a lifted axle', { position: '2LO' }, 'position', 'Axle 2 of unit 1001 was lifted.'],
  ['nothing that was read', { pressure_kpa: '', treads_mm: '' }, 'state', 'that was read has'],
  ['values that were not read', { state: 'not_read' }, 'state', 'not reached, has none.'],
  ['a pressure below none', { pressure_kpa: '-1' }, 'pressure_kpa', 'is not from 0 to 1379.'],
  ['a pressure beyond gauges', { pressure_kpa: '1379.1' }, 'pressure_kpa', 'is not from 0'],
  ['a text for a pressure', { pressure_kpa: '9..5' }, 'pressure_kpa', 'is not a number'],
  ['a tread beyond gauges', { treads_mm: '9;80' }, 'treads_mm', 'is not from 0 to 79.38.'],
  ['four treads', { treads_mm: '9;9;9;9' }, 'treads_mm', 'has more than 3 numbers.'],
  ['an unknown valve', { valve: 'odd' }, 'valve', 'is none of ok,'],
  ['an unknown resolution', { resolution: 'odd' }, 'resolution', 'is none of none,'],
])('%s is refused by row and column, and the others go in', async (_, wrong, column, reason) => {
  await database.kysely
    .updateTable('unit_inspections')
    .set({ lifted_axles: [2] })
    .where('id', '=', (await inspected()).id)
    .execute();
  const good = { ...reading, position: '3RO' };
  const { summary, report } = await loadReadings(good, { ...reading, ...wrong });
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toMatch(new RegExp(`^3,"?${column}.*${reason.replaceAll('.', '\\.')}`, 'm'));
});

test('a row that comes twice is refused once, whatever the case of its unit', async () => {
  const { summary, report } = await loadReadings(
    { ...reading, position: '3RI' },
    { ...reading, position: '3ri' },
  );
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toContain('The key is that of row 2.');
});
