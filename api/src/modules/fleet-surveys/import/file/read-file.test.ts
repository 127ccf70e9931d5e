import { sheetRow, workbookOf, zipOf } from '../testing/workbook.ts';
import { readFile } from './read-file.ts';

const read = (content: Buffer) =>
  readFile({ content, mostRows: 10_000 }, new AbortController().signal);
const table = sheetRow('Unit', 'Type') + sheetRow('1001', 'tractor');
const part = (name: string, claimed?: number) => ({
  name,
  content: Buffer.from('x'),
  ...(claimed !== undefined && { claimed }),
});

test('a workbook is read in a process of its own', async () => {
  expect(await read(workbookOf(table))).toEqual({
    headings: 'known',
    sheet: null,
    heading: ['Unit', 'Type'],
    rows: [{ row: 2, cells: ['1001', 'tractor'] }],
  });
});

test.each([
  ['with programs', workbookOf(table, [part('xl/vbaProject.bin')]), 'file_unreadable'],
  ['cut off', workbookOf(table).subarray(0, 300), 'file_unreadable'],
  ['that is another kind of archive', zipOf([part('word/document.xml')]), 'file_unreadable'],
  ['of an older kind', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'file_unreadable'],
  ['without its workbook', zipOf([part('xl/worksheets/sheet1.xml')]), 'file_unreadable'],
  ['of 4 GB unpacked', workbookOf(table, [part('xl/a.xml', 0xffffffff)]), 'file_too_large'],
])('a workbook %s is refused', async (_, content, reason) => {
  await expect(read(content)).rejects.toMatchObject({ name: 'FileNotRead', reason });
});

test('a workbook of 200,000 rows is refused once there are too many', async () => {
  const rows = workbookOf(sheetRow('Unit', 'Type') + sheetRow('1', 'tractor').repeat(200_000));
  await expect(read(rows)).rejects.toMatchObject({ reason: 'too_many' });
});

const longRows = (rows: number) =>
  sheetRow('Unit', 'Type') + sheetRow('a'.repeat(900)).repeat(rows);

test('a workbook that unpacks to more than it says is refused', async () => {
  const content = workbookOf(longRows(1000), [], 10);
  await expect(read(content)).rejects.toMatchObject({ reason: 'file_unreadable' });
});

test('a workbook that takes more memory than there is costs its own process alone', async () => {
  const file = { content: workbookOf(longRows(90_000)), mostRows: 100_000 };
  const reading = readFile(file, new AbortController().signal, 40);
  await expect(reading).rejects.toMatchObject({ reason: 'file_too_large' });
});

test('who hangs up ends the reading', async () => {
  const given = new AbortController();
  const reading = readFile({ content: workbookOf(table), mostRows: 10 }, given.signal);
  given.abort(new Error('gone'));
  await expect(reading).rejects.toThrow('gone');
});
