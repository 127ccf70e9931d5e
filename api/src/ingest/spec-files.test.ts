import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

const spec = {
  account: '0000101',
  role: 'drive',
  valid_from: '2024-01-01',
  pull_depth_mm: '6.35',
} satisfies Fields;

test('a spec of an account, without a location, is found again by its key and put right', async () => {
  const changed = await loadRows(database, 'specs', spec, { ...spec, valid_from: '2025-06-01' });
  expect(changed.summary).toMatchObject({ added: 1, changed: 1, refused: 0 });
  const again = await loadRows(database, 'specs', spec, { ...spec, valid_from: '2025-06-01' });
  expect(again.summary).toMatchObject({ added: 0, changed: 0, unchanged: 2 });
  const stored = await database.kysely
    .selectFrom('specs')
    .select(['valid_from', 'pull_depth_mm', 'target_pressure_kpa'])
    .where('role', '=', 'drive')
    .where('location_id', 'is', null)
    .orderBy('valid_from')
    .execute();
  expect(stored).toEqual([
    { valid_from: '2024-01-01', pull_depth_mm: 6.35, target_pressure_kpa: null },
    { valid_from: '2025-06-01', pull_depth_mm: 6.35, target_pressure_kpa: null },
  ]);
});

test('the products that a spec approves stay, and a new spec approves all', async () => {
  const { kysely } = database;
  const approved = await kysely
    .insertInto('spec_products')
    .columns(['spec_id', 'product_id'])
    .expression(({ selectFrom }) =>
      selectFrom('specs')
        .innerJoin('products', (join) => join.on('products.line', '=', 'Haul 1'))
        .select(['specs.id as spec_id', 'products.id as product_id'])
        .where('role', '=', 'drive')
        .where('valid_from', '=', '2024-01-01'),
    )
    .returningAll()
    .execute();
  expect(approved).toHaveLength(1);
  const { summary } = await loadRows(database, 'specs', spec, { ...spec, role: 'lift' });
  expect(summary).toMatchObject({ added: 1, changed: 1 });
  expect(await kysely.selectFrom('spec_products').selectAll().execute()).toEqual(approved);
});

test('a spec of a day to come is taken, up to two years ahead', async () => {
  const { summary, report } = await loadRows(
    database,
    'specs',
    { ...spec, valid_from: '2027-07-01' },
    { ...spec, valid_from: '2027-07-03' },
  );
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toContain('valid_from ""2027-07-03"" lies more than two years ahead.');
});

test.each<[string, Fields, string]>([
  ['an unknown account', { account: '42' }, 'There is no account 42.'],
  ['an unknown location', { location: '9' }, 'Account 0000101 has no location 9.'],
  ['an unknown role', { role: 'spare' }, 'is none of steer, drive, trailer, dolly, lift.'],
  ['nothing that is asked for', { pull_depth_mm: '' }, 'A spec asks for one thing at least.'],
  ['a pressure beyond gauges', { target_pressure_kpa: '1379.1' }, 'is not from 0.1 to 1379.'],
  ['a day before all records', { valid_from: '1989-12-31' }, 'lies before 1990.'],
])('%s is refused by row, and the others go in', async (_, wrong, reason) => {
  const { summary, report } = await loadRows(
    database,
    'specs',
    { ...spec, role: 'lift' },
    { ...spec, ...wrong },
  );
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toContain(reason);
});

test('two rows of one key, both without a location, are one too many', async () => {
  const { summary, report } = await loadRows(
    database,
    'specs',
    { ...spec, role: 'lift' },
    { ...spec, role: 'lift' },
  );
  expect(summary).toMatchObject({ added: 1, refused: 1 });
  expect(report).toContain('The key is that of row 2.');
});
