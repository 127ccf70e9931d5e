import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

const account = '0000101';
const tire = { account, tire_number: 'T9', caps: '0' } satisfies Fields;
/** The inner right tire of the second axle of 1001, a position without a tire. */
const mount = {
  account,
  mount_number: 'M9',
  unit_number: '1001',
  position: '2LI',
  tire_number: 'T9',
  caps: '0',
  started_on: '2025-02-01',
} satisfies Fields;
/** Mounts with the values that they have in the samples. */
const m1 = {
  ...mount,
  mount_number: 'M1',
  position: '1L',
  tire_number: 'T1',
  started_on: '2024-03-01',
  odometer_on_km: '120000',
} satisfies Fields;

const openMounts = () =>
  database.kysely
    .selectFrom('mounts')
    .innerJoin('tires', 'tires.id', 'mounts.tire_id')
    .select(['mount_number', 'tire_number', 'axle_number', 'side', 'slot'])
    .where('ended_on', 'is', null)
    .orderBy('mount_number')
    .execute();

test('a tire has the life that its caps say, and keeps those before', async () => {
  await loadRows(database, 'tires', { ...tire, original_tread_mm: '20' });
  const { summary } = await loadRows(database, 'tires', {
    ...tire,
    caps: '1',
    original_tread_mm: '18',
  });
  expect(summary).toMatchObject({ added: 0, changed: 1 });
  const again = await loadRows(database, 'tires', { ...tire, caps: '1', original_tread_mm: '18' });
  expect(again.summary).toMatchObject({ changed: 0, unchanged: 1 });
  const lives = await database.kysely
    .selectFrom('tire_lives')
    .innerJoin('tires', 'tires.id', 'tire_id')
    .select(['caps', 'original_tread_mm'])
    .where('tire_number', '=', 'T9')
    .orderBy('caps')
    .execute();
  expect(lives).toEqual([
    { caps: 0, original_tread_mm: 20 },
    { caps: 1, original_tread_mm: 18 },
  ]);
});

test('a new tire has the tread that its product is made with', async () => {
  const [first] = await database.kysely
    .selectFrom('tire_lives')
    .innerJoin('tires', 'tires.id', 'tire_id')
    .select(['caps', 'original_tread_mm'])
    .where('tire_number', '=', 'T1')
    .execute();
  expect(first).toEqual({ caps: 0, original_tread_mm: 14.2875 });
});

test('a mount that the file ends makes room, in whatever order the rows stand', async () => {
  await loadRows(database, 'tires', tire);
  const { summary, report } = await loadRows(
    database,
    'mounts',
    { ...mount, position: '1L' },
    { ...m1, ended_on: '2025-02-01' },
  );
  expect(report).toBe('');
  expect(summary).toMatchObject({ added: 1, changed: 1, unchanged: 0 });
  const place = { axle_number: 1, side: 'left', slot: 'single' };
  expect(await openMounts()).toEqual(
    expect.arrayContaining([{ mount_number: 'M9', tire_number: 'T9', ...place }]),
  );
  expect(await openMounts()).not.toContainEqual(expect.objectContaining({ mount_number: 'M1' }));
});

test('the same file again changes nothing', async () => {
  const { summary } = await loadRows(database, 'mounts', m1);
  expect(summary).toMatchObject({ added: 0, changed: 0, unchanged: 1 });
});

test.each<[string, readonly Fields[], string]>([
  ['a tire that is mounted', [{ tire_number: 'T1' }], 'Tire T1 is mounted elsewhere'],
  ['a place that has a tire', [{ position: '1L' }], 'Position 1L of unit 1001 has a tire'],
  ['a place that is not there', [{ position: '4L' }], 'Unit 1001 has no position 4L.'],
  ['a text that is no place', [{ position: 'front' }], 'is no position such as 1L or 2RI'],
  ['an unknown unit', [{ unit_number: '99' }], 'Account 0000101 has no unit 99.'],
  ['an unknown tire', [{ tire_number: 'X' }], 'Account 0000101 has no tire X with 0 caps.'],
  ['a life that is not there', [{ caps: '2' }], 'has no tire T9 with 2 caps.'],
  ['an end before the start', [{ ended_on: '2025-01-31' }], 'does not end before it starts.'],
  [
    'a tire at two places of one file',
    [{}, { mount_number: 'M10', position: '2LO' }],
    'Row 3 mounts this tire, too.',
  ],
  [
    'two tires at a place of one file',
    [{}, { mount_number: 'M10', unit_number: '1001', tire_number: 'T8' }],
    'Row 3 has a tire at this place, too.',
  ],
])('%s is refused by row, and the others go in', async (_, rows, reason) => {
  await loadRows(database, 'tires', tire, { ...tire, tire_number: 'T8' });
  const before = (await openMounts()).length;
  const good = { ...mount, mount_number: 'M8', position: '3LI', tire_number: 'T8' };
  const isOfT8 = rows.some((row) => row.tire_number === 'T8');
  const { summary, report } = await loadRows(
    database,
    'mounts',
    isOfT8 ? m1 : good,
    ...rows.map((row) => ({ ...mount, ...row })),
  );
  expect(report).toContain(reason);
  expect(summary.refused).toBe(1);
  expect((await openMounts()).length).toBe(before + rows.length - 1 + (isOfT8 ? 0 : 1));
});

test('a day that a removal stands on stays', async () => {
  const m2 = { ...m1, mount_number: 'M2', position: '1R', tire_number: 'T2' };
  const { summary, report } = await loadRows(database, 'mounts', { ...m2, ended_on: '2025-01-12' });
  expect(summary).toMatchObject({ changed: 0, refused: 1 });
  expect(report).toContain('The tire was removed on another day');
});
