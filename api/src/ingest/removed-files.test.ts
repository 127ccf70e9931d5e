import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

/** The tire at 1L of unit 1001, which is still mounted. */
const removed = {
  account: '0000101',
  mount_number: 'M1',
  removed_on: '2025-04-01',
  odometer_km: '180000.5',
  tread_mm: '4.7625',
  reason: 'worn_out',
  destination: 'retread',
  conditions: 'river;cut',
} satisfies Fields;

const stored = async (mount: string) => {
  const removal = await database.kysely
    .selectFrom('removals as r')
    .innerJoin('mounts as m', 'm.id', 'r.mount_id')
    .innerJoin('locations as l', 'l.id', 'r.location_id')
    .leftJoin('surveys as s', 's.id', 'r.survey_id')
    .select(['r.id', 'm.ended_on', 'm.mount_number', 'l.code', 's.survey_number', 'r.revision'])
    .select(['r.reason', 'r.destination', 'r.tread_mm', 'r.odometer_km', 'r.comments'])
    .where('m.mount_number', '=', mount)
    .executeTakeFirstOrThrow();
  const conditions = await database.kysely
    .selectFrom('removal_conditions')
    .select('condition')
    .where('removal_id', '=', removal.id)
    .orderBy('condition')
    .execute();
  return { ...removal, conditions: conditions.map(({ condition }) => condition) };
};

const changesOf = (id: number) =>
  database.kysely
    .selectFrom('row_changes')
    .select(['revision', 'action'])
    .where('kind', '=', 'removal')
    .where('row_id', '=', id)
    .orderBy('revision')
    .execute();

test('a removed tire ends its mount, where its unit stands', async () => {
  const { summary, report } = await loadRows(database, 'removed-tires', removed);
  expect(report).toBe('');
  expect(summary).toMatchObject({ added: 1, changed: 0 });
  expect(await stored('M1')).toMatchObject({
    ended_on: '2025-04-01',
    code: '0001',
    survey_number: null,
    odometer_km: 180_000.5,
    conditions: ['cut', 'river'],
    revision: 1,
  });
});

test('the same file again changes nothing, wherever the unit has gone since', async () => {
  await loadRows(database, 'removed-tires', removed);
  await database.kysely
    .updateTable('units')
    .set({ location_id: null })
    .where('unit_number', '=', '1001')
    .execute();
  const { summary } = await loadRows(database, 'removed-tires', removed);
  expect(summary).toMatchObject({ added: 0, changed: 0, unchanged: 1, refused: 0 });
  const { id, revision } = await stored('M1');
  expect(revision).toBe(1);
  expect(await changesOf(id)).toEqual([{ revision: 1, action: 'created' }]);
});

test('what differs is put right, conditions alone as well', async () => {
  await loadRows(database, 'removed-tires', removed);
  const other = await loadRows(database, 'removed-tires', { ...removed, conditions: 'cut;snag' });
  expect(other.summary).toMatchObject({ changed: 1 });
  expect(await stored('M1')).toMatchObject({ conditions: ['cut', 'snag'], revision: 2 });
  const { summary } = await loadRows(database, 'removed-tires', {
    ...removed,
    location: '0002',
    survey_number: 'S1',
    reason: 'puncture',
    conditions: '',
  });
  expect(summary).toMatchObject({ added: 0, changed: 1 });
  const { id, ...now } = await stored('M1');
  expect(now).toMatchObject({
    code: '0002',
    survey_number: 'S1',
    reason: 'puncture',
    conditions: [],
    revision: 3,
  });
  expect(await changesOf(id)).toEqual([
    { revision: 1, action: 'created' },
    { revision: 2, action: 'changed' },
    { revision: 3, action: 'changed' },
  ]);
});

test.each<[string, Fields, string, string]>([
  ['an unknown mount', { mount_number: 'X' }, 'mount_number', 'Account 0000101 has no mount X.'],
  ['an unknown survey', { survey_number: 'X' }, 'survey_number', 'has no survey X.'],
  ['an unknown location', { location: 'X' }, 'location', 'has no location X.'],
  ['another day than its end', { mount_number: 'M2' }, 'removed_on', 'ended on 2025-01-10.'],
  [
    'a day before its start',
    { removed_on: '2024-02-29' },
    'removed_on',
    'went on later, on 2024-03-01.',
  ],
  ['a meter that ran back', { odometer_km: '119999' }, 'odometer_km', 'stood at 120000 km'],
  ['a tread beyond gauges', { tread_mm: '79.39' }, 'tread_mm', 'is not from 0 to 79.38.'],
  ['an unknown reason', { reason: 'lost' }, 'reason', 'is none of worn_out,'],
  ['an unknown destination', { destination: 'sea' }, 'destination', 'is none of retread,'],
  ['an unknown condition', { conditions: 'cut;old' }, 'conditions', 'names old, which is none of'],
])('%s is refused by row and column, and the others go in', async (_, wrong, column, reason) => {
  const good = { ...removed, mount_number: 'M4' };
  const { summary, report } = await loadRows(database, 'removed-tires', good, {
    ...removed,
    ...wrong,
  });
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toMatch(new RegExp(`^3,"?${column}"?,.*${reason.replaceAll('.', '\\.')}`, 'm'));
});

test('no tire comes off while its unit drives over a lane', async () => {
  await loadRows(database, 'crossings', {
    account: '0000101',
    survey_number: 'S8',
    location: '0001',
    unit_number: '1001',
    crossed_at: '2025-04-01T08:00:00-04:00',
    lane: 'Lane 4',
  });
  const row = { ...removed, survey_number: 'S8' };
  const { summary, report } = await loadRows(database, 'removed-tires', row);
  expect(summary).toMatchObject({ added: 0, refused: 1 });
  expect(report).toContain('Survey S8 is a crossing.');
});

test('a unit that stands nowhere needs a location', async () => {
  await database.kysely
    .updateTable('units')
    .set({ location_id: null })
    .where('unit_number', '=', '1001')
    .execute();
  const { report } = await loadRows(database, 'removed-tires', removed);
  expect(report).toContain('name the one where it belonged.');
  const { summary } = await loadRows(database, 'removed-tires', { ...removed, location: '0002' });
  expect(summary).toMatchObject({ added: 1, refused: 0 });
});
