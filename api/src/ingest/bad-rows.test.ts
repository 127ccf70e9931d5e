import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { reportFileOf } from './row-reports.ts';
import { loadContent, loadSamples, withFolder } from './testing/load.ts';
import { call, casing, csvOf, type Fields, line } from './testing/rows.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await loadSamples(database, ['accounts', 'locations', 'dealers', 'products', 'calls']);
});
afterAll(() => database.close());

const tire = { product_brand: 'Northvale', product_line: 'Haul 1', product_size: '11R22.5' };

/**
 * Loads one row.
 *
 * @returns its line in the report, without the header; empty if it was accepted
 */
const reportOn = (kind: string, row: Fields): Promise<string> =>
  withFolder(async (folder) => {
    const file = join(folder, 'rows.csv');
    await loadContent(database, kind, file, csvOf(kind, row));
    const report = await readFile(reportFileOf(file, 'refused'), 'utf8').catch(() => '');
    return report.split('\r\n')[1] ?? '';
  });

test.each([
  ['an unknown account', { account: '999' }, '2,account,There is no account 999.'],
  [
    'a location of another account',
    { location: '0009' },
    '2,location,Account 0000101 has no location 0009.',
  ],
  ['an unknown dealer', { dealer: '12' }, '2,dealer,There is no dealer 12.'],
  [
    'a call of another account',
    { call_number: 'C13' },
    '2,call_number,Account 0000101 has no call C13.',
  ],
  [
    'a tire that nobody makes',
    { kind: 'new_tire', ...tire, product_load_range: 'H' },
    'There is no product Northvale Haul 1 11R22.5 H of that kind.',
  ],
  [
    'a cap that is a tire',
    { kind: 'retread_cap', ...tire, product_load_range: 'G' },
    'There is no product',
  ],
  ['a tire without its name', { kind: 'new_tire' }, 'A line of kind new_tire names its product.'],
  ['labour with a product', tire, 'A line of kind labour has no product.'],
  [
    'half a product',
    { kind: 'new_tire', product_brand: 'Kestrel' },
    'named by its brand, line and size',
  ],
  ['labour with a repair', { repair: 'spot' }, 'Only a line of kind repair says which repair.'],
  ['half a credit', { quantity: '-1' }, 'A credit is negative in quantity and amount'],
  ['a huge amount', { amount: '12345678901234.00' }, 'has more than 12 digits before the point.'],
  ['a huge quantity', { quantity: '100001' }, 'is not from -100000 to 100000.'],
  ['a day to come', { invoice_date: '2026-01-01' }, '2,invoice_date,'],
  ['an empty amount', { amount: '' }, '2,amount,amount is empty.'],
  ['NUL', { invoice_number: '1\0' }, '2,invoice_number,'],
  ['an inch mark that opens a value', { location: '"0001' + '"x' }, 'has no location'],
])('a line with %s is refused, and the report says why', async (_, other, reason) => {
  expect(await reportOn('invoice-lines', { ...line, ...other })).toContain(reason);
});

test('everything that is wrong with a row is said at once', async () => {
  const wrong = { ...line, amount: '1.005', invoice_date: 'May 5', kind: 'tire' };
  expect(await reportOn('invoice-lines', wrong)).toMatch(
    /^2,"amount, invoice_date, kind","amount ""1\.005"" has .* invoice_date ""May 5"" is not .* kind ""tire"" is none/,
  );
});

test.each([
  ['week 00', { tin: '1N3A0024' }, 'has no week 00.'],
  ['an outcome without its day', { disposition: 'used' }, 'An outcome has its day'],
  ['a day without its outcome', { disposed_on: '2025-05-05' }, 'An outcome has its day'],
  [
    'a rejection without a reason',
    { disposition: 'rejected', disposed_on: '2025-05-05' },
    'A rejected casing has a reason',
  ],
  ['a reason without a rejection', { reject_reason: 'Other' }, 'A rejected casing has a reason'],
])('a casing with %s is refused', async (_, other, reason) => {
  expect(await reportOn('casings', { ...casing, ...other })).toContain(reason);
});

test.each([
  ['a day that is nowhere that of its instant', { received_on: '2025-05-03' }, 'nowhere on earth'],
  ['no offset', { received_at: '2025-05-05T23:00:00' }, 'is not a time with its offset'],
])('a call with %s is refused', async (_, other, reason) => {
  expect(await reportOn('calls', { ...call, ...other })).toContain(reason);
});

test('a call may be of the day before and after that of Greenwich', async () => {
  expect(await reportOn('calls', call)).toBe('');
  const eastern = { received_at: '2025-05-05T23:00:00Z', received_on: '2025-05-06' };
  expect(await reportOn('calls', { ...call, ...eastern })).toBe('');
});

test.each([
  ['us_national_account', '2', 'US', 'A us_national_account has account_type 3 and country US.'],
  ['canadian_common_owner', '4', 'US', 'A canadian_common_owner has account_type 4'],
  ['canadian_nonsig', '0', 'US', 'A canadian_nonsig has country CA.'],
  ['', '3', 'US', 'Only a canadian_nonsig may have no name.'],
])(
  'an account "%s" of type %s in %s is refused',
  async (fleet_type, account_type, country, reason) => {
    const name = fleet_type && 'Fleet';
    const row = { nonsig: '5', name, account_type, fleet_type, country };
    expect(await reportOn('accounts', row)).toContain(reason);
  },
);

test('a dealer that serves an account nobody knows is refused', async () => {
  const dealer = { nonsig: '5', name: 'Dealer', is_ctsc: 'no', is_retreader: 'no', city: 'Akron' };
  const row = { ...dealer, country: 'US', serves: '0000101;8;9' };
  expect(await reportOn('dealers', row)).toContain('There is no account 8, 9.');
});
