import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { loadRows, samples } from './testing/load.ts';
import { call, casing, line } from './testing/rows.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase(samples);
});
afterAll(() => database.close());

const outcome = { disposition: 'finished', disposed_on: '2025-05-20' };

test.each([
  ['casings', casing, { picked_up_on: '2025-05-10', received_on: '2025-05-09' }, 'received_on'],
  ['casings', casing, { inspected_on: '2025-05-21', ...outcome }, 'disposed_on'],
  ['casings', casing, { tin: 'AB12XYZ2225', ...outcome }, 'tin'],
  ['calls', call, { received_on: '2025-05-06' }, 'received_on'],
  ['calls', call, { rolling_at: '2025-05-05T22:00:00-05:00' }, 'rolling_at'],
  ['calls', call, { completed_at: '2025-05-06T03:59:00Z' }, 'completed_at'],
])(
  'a row of %s whose days contradict each other goes in, and is told',
  async (kind, own, more, column) => {
    const { summary, doubts, report } = await loadRows(database, kind, { ...own, ...more });
    expect(summary).toMatchObject({ refused: 0, doubted: 1 });
    expect(summary.added + summary.changed).toBe(1);
    expect(report).toBe('');
    const [header, row] = doubts.split('\r\n');
    expect(header).toContain('row,column,reason,');
    expect(row).toMatch(new RegExp(`^2,${column},`));
  },
);

test('what is in order, or on one day, is not', async () => {
  const day = '2025-05-20';
  const steps = { picked_up_on: day, received_on: day, inspected_on: day };
  const tin = 'AB12XYZ2125';
  const { summary, doubts } = await loadRows(database, 'casings', {
    ...casing,
    ...steps,
    ...outcome,
    tin,
  });
  expect([summary.doubted, doubts]).toEqual([0, '']);
  const at = call.received_at;
  const inUtc = { received_at: '2025-05-06T04:00:00Z' };
  expect((await loadRows(database, 'calls', { ...call, ...inUtc })).doubts).toBe('');
  const called = await loadRows(database, 'calls', { ...call, rolling_at: at, completed_at: at });
  expect([called.summary.doubted, called.doubts]).toEqual([0, '']);
});

test('a row that is refused is not told as out of order, too', async () => {
  const row = { ...casing, picked_up_on: '2025-05-10', received_on: '2025-05-09' };
  const { summary, doubts } = await loadRows(
    database,
    'casings',
    { ...row, account: '999' },
    { ...row, casing_number: 'X2' },
  );
  expect(summary).toMatchObject({ refused: 1, doubted: 1 });
  expect(doubts).toMatch(/^3,received_on,/m);
});

test('lines are added up by month, credits with them', async () => {
  const { summary } = await loadRows(
    database,
    'invoice-lines',
    line,
    { ...line, line_number: '2', quantity: '-1', amount: '-2.50' },
    { ...line, line_number: '3', invoice_date: '2025-06-01', amount: '0.30' },
    { ...line, line_number: '4', invoice_date: '2025-06-30', amount: '0.40', account: '999' },
  );
  expect(summary.months).toEqual([
    { month: '2025-05', rows: 2, amount: '7.50' },
    { month: '2025-06', rows: 1, amount: '0.30' },
  ]);
});
