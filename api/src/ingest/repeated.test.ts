import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { recount } from '../db/purchase-roll-ups/testing/recount.ts';
import { storedSums } from '../db/purchase-roll-ups/testing/sums.ts';
import { testDatabase } from '../db/testing.ts';
import { reportFileOf } from './row-reports.ts';
import { loadContent, loadSamples, sampleFile, samples, withFolder } from './testing/load.ts';
import { csvOf } from './testing/rows.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase(samples);
});
afterEach(() => database.close());

/** Loads a sample after replacing some of its texts. */
async function loadChanged(kind: string, ...replaced: readonly (readonly [string, string])[]) {
  const sample = await readFile(sampleFile(kind), 'utf8');
  const content = replaced.reduce((text, [before, after]) => {
    expect(text).toContain(before);
    return text.replace(before, after);
  }, sample);
  return withFolder((folder) => loadContent(database, kind, join(folder, 'file.csv'), content));
}

const recordSums = [
  'fleet_call_days',
  'fleet_call_months',
  'fleet_casing_days',
  'fleet_casing_months',
  'fleet_state_days',
  'fleet_brand_days',
  'fleet_brand_months',
  'fleet_reason_days',
] as const;

async function storedRecordSums(): Promise<Record<string, unknown[]>> {
  const sums: Record<string, unknown[]> = {};
  for (const table of recordSums) {
    const { rows } = await sql`select * from ${sql.table(table)} r order by r::text`.execute(
      database.kysely,
    );
    sums[table] = rows;
  }
  return sums;
}

/** Expects the roll-ups to equal a recount of the records. */
async function expectRollUpsKept(): Promise<void> {
  const { kysely } = database;
  expect(await storedSums(kysely)).toEqual(await recount(kysely));
  const kept = await storedRecordSums();
  await sql`select recount_calls(), recount_casings()`.execute(kysely);
  expect(await storedRecordSums()).toEqual(kept);
  for (const table of recordSums) expect(kept[table]).not.toEqual([]);
}

test('the same files again change nothing', async () => {
  const before = await storedSums(database.kysely);
  for (const summary of await loadSamples(database)) {
    expect(summary).toMatchObject({
      unchanged: summary.read,
      added: 0,
      changed: 0,
      refused: 0,
    });
  }
  expect(await storedSums(database.kysely)).toEqual(before);
  await expectRollUpsKept();
});

test('the roll-ups are what a recount makes of the records', expectRollUpsKept);

test('a line that differs is put right, and the sums with it', async () => {
  const summary = await loadChanged(
    'invoice-lines',
    [
      'C1,2025-01-06,new_tire,Northvale,Haul 1,11R22.5,G,,4,1600.00',
      ',2025-03-06,labour,,,,,,1,10.00',
    ],
    ['1,250.00', '1,260.00'],
  );
  expect(summary).toMatchObject({ read: 24, changed: 2, unchanged: 22 });
  await expectRollUpsKept();
});

test('two loads at once take turns', async () => {
  const change = () => loadChanged('invoice-lines', ['1,250.00', '1,260.00']);
  const summaries = await Promise.all([change(), change()]);
  expect(summaries.map(({ changed }) => changed).sort()).toEqual([0, 1]);
  await expectRollUpsKept();
});

test('a call that was of another kind takes its lines along', async () => {
  const summary = await loadChanged('calls', [
    'emergency,roadside,completed,2025-01-05',
    'scheduled,yard,completed,2025-01-05',
  ]);
  expect(summary).toMatchObject({ changed: 1, unchanged: 13 });
  const lines = await database.kysely
    .selectFrom('invoice_lines')
    .innerJoin('service_calls', 'service_calls.id', 'call_id')
    .select(['invoice_lines.call_type', 'invoice_lines.unit_location'])
    .where('call_number', '=', 'C1')
    .execute();
  expect(lines).toEqual(Array(3).fill({ call_type: 'scheduled', unit_location: 'yard' }));
  await expectRollUpsKept();
});

test('an account that becomes another fleet takes its records along', async () => {
  const summary = await loadChanged('accounts', [
    '3,us_national_account,US\n0000103',
    '3,canadian_nonsig,CA\n0000103',
  ]);
  expect(summary).toMatchObject({ changed: 1, unchanged: 6 });
  await expectRollUpsKept();
});

test('a casing that gets its outcome has the event as well', async () => {
  const summary = await loadChanged(
    'casings',
    ['2025-02-26,,,,,,,,', '2025-02-26,02/27/2025,finished,20250305,,1,,,'],
    ['2025-02-20,rejected,2025-02-20,Run flat', '2025-02-20,used,2025-02-20,'],
    ['2025-01-04,finished', '2025-01-05,finished'],
  );
  expect(summary).toMatchObject({ changed: 3, unchanged: 12 });
  const { kysely } = database;
  const stepsOf = async (number: string) =>
    kysely
      .selectFrom('casing_events')
      .innerJoin('casings', 'casings.id', 'casing_id')
      .select(['step', 'happened_on'])
      .where('casing_number', '=', number)
      .orderBy('happened_on')
      .orderBy('step')
      .execute()
      .then((events) => events.map(({ step, happened_on }) => `${step} ${happened_on}`));
  expect(await stepsOf('K10')).toEqual([
    'picked_up 2025-02-25',
    'received 2025-02-26',
    'initial_inspection 2025-02-27',
    'finished 2025-03-05',
  ]);
  expect(await stepsOf('K6')).toContain('used 2025-02-20');
  expect(await stepsOf('K6')).not.toContain('rejected 2025-02-20');
  expect(await stepsOf('K1')).toContain('initial_inspection 2025-01-05');
  await expectRollUpsKept();
});

test('a TIN gives the Monday on which its week began', async () => {
  const made = await database.kysely
    .selectFrom('casings')
    .select(['casing_number', 'made_on'])
    .where('casing_number', 'in', ['K1', 'K3', 'K5', 'K6'])
    .orderBy('casing_number')
    .execute();
  expect(made.map(({ made_on }) => made_on)).toEqual([
    '2019-12-30',
    null,
    '2018-12-31',
    '2017-12-25',
  ]);
});

test('a dealer serves the accounts that its row names, and no other', async () => {
  const served = () =>
    database.kysely
      .selectFrom('dealer_accounts')
      .innerJoin('dealers', 'dealers.id', 'dealer_id')
      .innerJoin('accounts', 'accounts.id', 'account_id')
      .select(['dealers.nonsig as dealer', 'accounts.nonsig as account'])
      .where('dealers.nonsig', '=', '0000009')
      .orderBy('account')
      .execute()
      .then((rows) => rows.map(({ account }) => account));
  expect(await served()).toEqual(['0000101', '0000102', '0000103']);
  const summary = await loadChanged('dealers', ['0000101;0000102;0000103', '0000103;0000104']);
  expect(summary).toMatchObject({ changed: 1, unchanged: 2 });
  expect(await served()).toEqual(['0000103', '0000104']);
});

test('a location moves to a group that is made for it', async () => {
  expect(await loadChanged('locations', ['Linehaul', 'Night runs'])).toMatchObject({ changed: 1 });
  const { group } = await database.kysely
    .selectFrom('locations')
    .innerJoin('location_groups', 'location_groups.id', 'group_id')
    .select('location_groups.name as group')
    .where('code', '=', '0001')
    .executeTakeFirstOrThrow();
  expect(group).toBe('Night runs');
});

test('of two rows with one key the later is refused', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'products.csv');
    const product = { kind: 'tire', brand: 'A', line: 'B', size: 'C' };
    const content = csvOf(
      'products',
      { ...product, design_position: 'steer' },
      { ...product, design_position: 'drive', load_range: 'G' },
      { ...product, design_position: 'trail' },
    );
    const summary = await loadContent(database, 'products', file, content);
    expect(summary).toMatchObject({ added: 2, refused: 1 });
    expect(await readFile(reportFileOf(file, 'refused'), 'utf8')).toContain(
      '4,"kind, brand, line, size, load_range",The key is that of row 2.,tire,A,B,C,,trail,',
    );
    const kept = await database.kysely
      .selectFrom('products')
      .select('design_position')
      .where('brand', '=', 'A')
      .orderBy('id')
      .execute();
    expect(kept.map(({ design_position }) => design_position)).toEqual(['steer', 'drive']);
  }));
