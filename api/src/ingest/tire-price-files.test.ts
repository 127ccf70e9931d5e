import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

const price = {
  account: '0000101',
  tire_number: 'T1',
  caps: '0',
  price: '480.00',
  casing_value: '62.5',
} satisfies Fields;
const loadPrices = (...rows: readonly Fields[]) => loadRows(database, 'tire-prices', ...rows);

const stored = () =>
  database.kysely
    .selectFrom('tire_lives as l')
    .innerJoin('tires as t', 't.id', 'l.tire_id')
    .select(['tire_number', 'caps', 'l.original_tread_mm', 'price', 'casing_value'])
    .orderBy('tire_number')
    .execute();

test('prices of a file stand with the lives of the tires, which stay as they were', async () => {
  expect(await stored()).toEqual([
    { tire_number: 'T1', caps: 0, original_tread_mm: 14.2875, price: null, casing_value: null },
    { tire_number: 'T2', caps: 0, original_tread_mm: 14.2875, price: 452.5, casing_value: 60 },
    { tire_number: 'T3', caps: 1, original_tread_mm: 19.05, price: 185, casing_value: 55 },
    { tire_number: 'T4', caps: 0, original_tread_mm: null, price: null, casing_value: 40 },
  ]);
});

test('the same file again changes nothing, what differs is put right, and what is empty is forgotten', async () => {
  expect((await loadPrices(price)).summary).toMatchObject({ added: 0, changed: 1, refused: 0 });
  expect((await loadPrices(price)).summary).toMatchObject({ changed: 0, unchanged: 1 });
  expect((await loadPrices({ ...price, casing_value: '' })).summary).toMatchObject({ changed: 1 });
  expect((await stored())[0]).toMatchObject({ price: 480, casing_value: null });
  // A new price is not a change of the tire.
  const changes = await database.kysely
    .selectFrom('row_changes')
    .selectAll()
    .where('kind', '=', 'tire')
    .where('revision', '>', 1)
    .execute();
  expect(changes).toEqual([]);
});

test('a cap may cost less than the casing is worth under it', async () => {
  const row = { ...price, tire_number: 'T3', caps: '1', price: '40', casing_value: '55' };
  expect((await loadPrices(row)).summary).toMatchObject({ changed: 1, refused: 0 });
});

test.each<[string, Fields, string, string]>([
  ['an unknown account', { account: '9' }, 'account', 'There is no account 9.'],
  ['an unknown tire', { tire_number: 'X' }, '"tire_number, caps"', 'has no tire X with 0 caps.'],
  ['a life that is not there', { caps: '3' }, '"tire_number, caps"', 'has no tire T1 with 3 caps.'],
  ['a price below nothing', { price: '-1' }, 'price', 'is not from 0 to 99999.99.'],
  ['a price in words', { price: '$480' }, 'price', 'is not a number such as'],
  ['tenths of a cent', { price: '480.005' }, 'price', 'has more than 2 decimals.'],
  [
    'a new tire cheaper than its casing',
    { price: '40' },
    '"price, casing_value"',
    'does not cost less than its casing is worth.',
  ],
])('%s is refused by row and column, and the others go in', async (_, wrong, column, reason) => {
  const other = { ...price, tire_number: 'T2', price: '500' };
  const { summary, report } = await loadPrices(other, { ...price, ...wrong });
  expect(summary).toMatchObject({ changed: 1, refused: 1 });
  expect(report).toMatch(new RegExp(`^3,${column}.*${reason.replaceAll('.', '\\.')}`, 'm'));
});
