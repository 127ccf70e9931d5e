import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../db/database.ts';
import { testDatabase } from '../db/testing.ts';
import { FileRefused } from './file-refused.ts';
import { reportFileOf } from './row-reports.ts';
import { load, loadContent, withFolder } from './testing/load.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(() => database.kysely.deleteFrom('accounts').execute());
afterAll(() => database.close());

const header = 'nonsig,name,account_type,fleet_type,country';
const row = '007,Québec Fleet,3,,CA';
const file = `${header}\n${row}\n`;
const latin1 = (text: string) => Buffer.from(text, 'latin1');
const bigEndian = (text: string) => Buffer.from(text, 'utf16le').swap16();

const names = async () =>
  (await database.kysely.selectFrom('accounts').select('name').execute()).map(({ name }) => name);

test.each<[string, string | Uint8Array]>([
  ['plain UTF-8', file],
  ['UTF-8 with a byte-order mark', `\ufeff${file}`],
  ['UTF-16 with a byte-order mark', Buffer.from(`\ufeff${file}`, 'utf16le')],
  ['UTF-16 with the other byte-order mark', bigEndian(`\ufeff${file}`)],
  ['lines that end in CR LF', file.replaceAll('\n', '\r\n')],
  ['line ends of two sorts', `${header}\r\n${row}\n`],
  ['empty lines between and at the end', `${header}\n\n${row}\n\n,,,,\n\n`],
  ['quotation marks around everything', file.replaceAll(/[^,\n]+/g, '"$&"')],
  [
    'columns in another order and in capitals',
    'COUNTRY, nonsig,name,account_type,fleet_type\nCA,007,Québec Fleet,3,\n',
  ],
])('%s is read', (_, content) =>
  withFolder(async (folder) => {
    const summary = await loadContent(database, 'accounts', join(folder, 'a.csv'), content);
    expect(summary).toMatchObject({ read: 1, added: 1, changed: 0, unchanged: 0, refused: 0 });
    expect(await names()).toEqual(['Québec Fleet']);
  }),
);

test.each<[string, string | Uint8Array, string]>([
  [
    'a missing column',
    `nonsig,name,fleet_type,country\n007,Fleet,,US\n`,
    'These columns are missing: account_type.',
  ],
  [
    'a column that is not known',
    `${header},colour\n${row},red\n`,
    'These columns are not known: colour.',
  ],
  [
    'misspelt columns',
    'nonsig,nmae,account_type,fleet_type,contry\n',
    'These columns are missing: name, country. These columns are not known: nmae, contry.',
  ],
  ['a column twice', `${header},name\n${row},x\n`, 'more than once: name.'],
  ['semicolons', file.replaceAll(',', ';'), 'Columns are separated by commas.'],
  ['nothing', '', 'The file is empty'],
  ['Windows-1252', latin1(file), 'The file is not UTF-8: it may be Windows-1252'],
  [
    'Windows-1252 far down',
    latin1(`${header}\n${'1,Fleet,3,,US\n'.repeat(20_000)}${row}\n`),
    'The file is not UTF-8',
  ],
  ['UTF-16 without a mark', Buffer.from(file, 'utf16le'), 'UTF-16 without a byte-order mark'],
  ['a workbook', Buffer.from('PK\x03\x04rest'), 'a workbook or an archive'],
  ['no line end after the last row', `${header}\n${row}`, 'The last line does not end'],
  ['an end in the middle of a line', `${header}\n${row}\n008,Oth`, 'The last line does not end'],
  ['a mark that is not closed', `${header}\n007,"Fleet,3,,US\n`, 'opened and never closed'],
  [
    'a mark that is closed nowhere near',
    `${header}\n007,"Fleet,3,,US\n${'008,Fleet,3,,US\n'.repeat(9000)}`,
    'opened and never closed',
  ],
])('a file with %s is refused as a whole', (_, content, sentence) =>
  withFolder(async (folder) => {
    const path = join(folder, 'a.csv');
    const loading = loadContent(database, 'accounts', path, content);
    await expect(loading).rejects.toThrow(FileRefused);
    await expect(loading).rejects.toThrow(sentence);
    expect(await names()).toEqual([]);
    expect(existsSync(reportFileOf(path, 'refused'))).toBe(false);
  }),
);

test('a file that is not there is named', async () => {
  await expect(load(database, 'accounts', '/nowhere/a.csv')).rejects.toThrow(
    'There is no file /nowhere/a.csv.',
  );
});
