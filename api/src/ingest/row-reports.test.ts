import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { reportFileOf } from './row-reports.ts';
import { loadContent, loadSamples, withFolder } from './testing/load.ts';
import { csvOf, headerOf, line } from './testing/rows.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await loadSamples(database, ['accounts', 'locations', 'dealers', 'products', 'calls']);
});
afterAll(() => database.close());

test('a tenth of broken rows does not stop the rest, and comes back as it was written', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'lines.csv');
    const rows = Array.from({ length: 12_000 }, (_, index) => {
      const own = { ...line, invoice_number: `T${index}` };
      if (index % 20 === 7) return { ...own, account: '"gone, ""long"" ago"' };
      return index % 20 === 13 ? { ...own, location: '0009' } : own;
    });
    const content = csvOf('invoice-lines', ...rows);
    const summary = await loadContent(database, 'invoice-lines', file, content);
    expect(summary).toEqual({
      read: 12_000,
      added: 10_800,
      changed: 0,
      unchanged: 0,
      refused: 1200,
      doubted: 0,
      months: [{ month: '2025-05', rows: 10_800, amount: '108000.00' }],
    });
    const [first, ...report] = (await readFile(reportFileOf(file, 'refused'), 'utf8'))
      .trim()
      .split('\r\n');
    expect(first).toBe(`row,column,reason,${headerOf('invoice-lines')}`);
    expect(report).toHaveLength(1200);
    expect(report[0]).toMatch(/^9,account,.*,0000007,T7,1,"gone, ""long"" ago",0001,/);
    expect(report[1]).toMatch(/^15,location,Account 0000101 has no location 0009\.,0000007,T13,/);
  }));

test('a row with too few columns is refused', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'products.csv');
    const content = `${headerOf('products')}\ntire,A,B,C\n`;
    expect(await loadContent(database, 'products', file, content)).toMatchObject({ refused: 1 });
    expect(await readFile(reportFileOf(file, 'refused'), 'utf8')).toContain(
      '2,,The row has 4 columns and the header 8.,tire,A,B,C\r\n',
    );
  }));

test('a report that was put right is loaded as it is', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'lines.csv');
    const content = csvOf('invoice-lines', { ...line, invoice_number: 'R1', location: '0009' });
    await loadContent(database, 'invoice-lines', file, content);
    const report = await readFile(reportFileOf(file, 'refused'), 'utf8');
    const second = join(folder, 'again.csv');
    expect(await loadContent(database, 'invoice-lines', second, report)).toMatchObject({
      refused: 1,
    });
    expect(await readFile(reportFileOf(second, 'refused'), 'utf8')).toBe(report);
    const mended = report.replace(/0009(?=,,2025)/, '0001');
    expect(await loadContent(database, 'invoice-lines', second, mended)).toMatchObject({
      added: 1,
    });
    await expect(readFile(reportFileOf(second, 'refused'), 'utf8')).rejects.toThrow('ENOENT');
  }));

test('empty lines before the header and between rows are counted, as a spreadsheet does', () =>
  withFolder(async (folder) => {
    const file = join(folder, 'products.csv');
    const content = `\n${headerOf('products')}\n\ntire,A,B,C,,,,\n,,,,,,,\nwheel,A,B,C,,,,\n`;
    expect(await loadContent(database, 'products', file, content)).toMatchObject({
      read: 2,
      refused: 1,
    });
    expect(await readFile(reportFileOf(file, 'refused'), 'utf8')).toContain('\r\n6,kind,');
  }));
