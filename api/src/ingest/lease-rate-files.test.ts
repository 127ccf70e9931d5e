import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, loadSamples } from './testing/load.ts';
import type { Fields } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
  await loadSamples(database, ['lease-rates']);
});
afterEach(() => database.close());

const row = {
  factor: 'terrain',
  value: 'mountain',
  valid_from: '2025-01-01',
  rate: '0.10',
} satisfies Fields;
const loadRates = (...rows: readonly Fields[]) => loadRows(database, 'lease-rates', ...rows);

test('rates of a file stand beside those of other days', async () => {
  expect((await loadRates(row)).summary).toMatchObject({ unchanged: 1, refused: 0 });
  expect((await loadRates({ ...row, rate: '0.11' })).summary).toMatchObject({ changed: 1 });
  expect((await loadRates({ ...row, valid_from: '2026-01-01' })).summary).toMatchObject({
    added: 1,
  });
  const kept = await database.kysely
    .selectFrom('lease_rates')
    .select(['factor', 'value', 'valid_from', 'rate'])
    .where('value', '=', 'mountain')
    .orderBy('valid_from')
    .execute();
  expect(kept.map(({ valid_from, rate }) => [valid_from, rate])).toEqual([
    ['2025-01-01', 0.11],
    ['2026-01-01', 0.1],
  ]);
});

test.each<[string, Fields, string, string]>([
  ['a rate of -100 %', { rate: '-1' }, 'rate', 'is not from -0.99 to 10'],
  ['a rate in words', { rate: 'ten' }, 'rate', 'is not a number such as'],
  ['a rate in percent', { rate: '10%' }, 'rate', 'is not a number such as'],
  ['an unknown factor', { factor: 'mood' }, 'factor', 'is none of base, climate_zone'],
  ['an unknown value', { value: 'steep' }, 'value', 'is none of flat, rolling, mountain'],
  [
    'a base that is free',
    { factor: 'base', value: '11R22.5', rate: '0' },
    'rate',
    'is more than 0',
  ],
  ['a day far ahead', { valid_from: '2028-01-01' }, 'valid_from', 'more than two years ahead'],
])('%s is refused by row and column', async (_, wrong, column, reason) => {
  const { summary, report } = await loadRates(row, { ...row, ...wrong });
  expect(summary).toMatchObject({ refused: 1 });
  expect(report).toMatch(new RegExp(`^3,${column},.*${reason.replaceAll('.', '\\.')}`, 'm'));
});
