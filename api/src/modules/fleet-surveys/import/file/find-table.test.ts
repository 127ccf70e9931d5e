import { writeXlsx } from 'hucre/xlsx';
import { sheetRow, workbookOf } from '../testing/workbook.ts';
import { findTable } from './find-table.ts';
import { textSheet } from './text-rows.ts';
import { workbookSheets } from './workbook-sheets.ts';

const ofText = (text: string | Buffer, most = 10) =>
  findTable([textSheet(Buffer.from(text as string))], most);
const withHeadingsHint = (text: string, hasHeadings: boolean) =>
  findTable([textSheet(Buffer.from(text))], 10, hasHeadings);
const ofWorkbook = (bytes: Uint8Array, most = 10) => findTable(workbookSheets(bytes), most);
const cellsOf = async (table: ReturnType<typeof ofText>) =>
  (await table).rows.map(({ cells }) => cells);

test.each([
  ['commas', 'Unit,Type\n1001,tractor\n'],
  ['semicolons and blanks', 'Unit;Type\r\n 1001 ; tractor\r\n'],
  ['tabs', 'Unit\tType\r1001\ttractor'],
  ['a mark of UTF-8', '\ufeffUnit,Type\n"1001",tractor'],
])('a text with %s is read', async (_, text) => {
  const { heading, rows } = await ofText(text);
  expect([heading, rows]).toEqual([['Unit', 'Type'], [{ row: 2, cells: ['1001', 'tractor'] }]]);
});

test.each([
  ['UTF-16', Buffer.from('\ufeffUnit,Modèle\n1,É', 'utf16le')],
  ['what Windows writes', Buffer.from('Unit,Mod\xe8le\n1,\xc9', 'latin1')],
])('a text in %s is read', async (_, bytes) => {
  expect(await ofText(bytes)).toEqual({
    headings: 'known',
    sheet: null,
    heading: ['Unit', 'Modèle'],
    rows: [{ row: 2, cells: ['1', 'É'] }],
  });
});

test('a table is found below a title, on any sheet, and its rows are those of its sheet', async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: 'Cover', rows: [['Moss Hauling'], ['Units']] },
      {
        name: 'Units',
        rows: [
          ['Units of 2025'],
          [],
          ['Unit', 'Year', 'Active'],
          ['0042', 2019, true],
          [],
          [43, 2020, false],
        ],
      },
    ],
  });
  expect(await ofWorkbook(bytes)).toEqual({
    headings: 'known',
    sheet: 'Units',
    heading: ['Unit', 'Year', 'Active'],
    rows: [
      { row: 4, cells: ['0042', '2019', 'true'] },
      { row: 6, cells: ['43', '2020', 'false'] },
    ],
  });
});

test.each([
  ['numbers', '\n1001,tractor\n1002,trailer,x\n', ['1001', 'tractor', '']],
  ['VINs', '1M8GDM9AXKP042788,Volvo\n,,x', ['1M8GDM9AXKP042788', 'Volvo', '']],
  ['numbers with letters', 'T-1,Volvo\nT-2,VNL,x', ['T-1', 'Volvo', '']],
])('a first row with %s is a unit, and its columns have letters', async (_, text, first) => {
  const { headings, heading, rows } = await ofText(text);
  expect([headings, heading, rows.map(({ row }) => row), rows[0]?.cells]).toEqual([
    'none',
    ['A', 'B', 'C'],
    [text.startsWith('\n') ? 2 : 1, text.startsWith('\n') ? 3 : 2],
    first,
  ]);
});

test('a first row of words alone is headings, though none is known', async () => {
  expect(await ofText('Blue,North\n1001,2\n')).toEqual({
    headings: 'unknown',
    sheet: null,
    heading: ['Blue', 'North'],
    rows: [{ row: 2, cells: ['1001', '2'] }],
  });
});

test('whether the first row is headings is what the person says', async () => {
  expect(await withHeadingsHint('1001,a\n1002,b', true)).toMatchObject({
    headings: 'unknown',
    heading: ['1001', 'a'],
    rows: [{ row: 2 }],
  });
  expect(await withHeadingsHint('Unit,Type\n1002,dolly', false)).toMatchObject({
    headings: 'none',
    heading: ['A', 'B'],
    rows: [{ cells: ['Unit', 'Type'] }, { cells: ['1002', 'dolly'] }],
  });
});

test('headings that occur again are told apart', async () => {
  const { heading } = await ofText('Unit,Make,Make\n1001,Volvo,VNL\n');
  expect(heading).toEqual(['Unit', 'Make', 'Make (2)']);
});

test('columns that are written in without a heading have letters, and empty ones are left out', async () => {
  expect(await ofText('Unit,,Make,\n1001,,Volvo,,x\n,b\n')).toMatchObject({
    heading: ['Unit', 'B', 'Make', 'E'],
    rows: [{ cells: ['1001', '', 'Volvo', 'x'] }, { cells: ['', 'b', '', ''] }],
  });
});

test('a formula counts as what it came to, and as nothing where that was not saved', async () => {
  const rows =
    sheetRow('Unit', 'Year') +
    '<row><c><f>1000+1</f><v>1001</v></c><c t="str"><f>A1&amp;"x"</f><v>2020</v></c></row>' +
    '<row><c t="inlineStr"><is><t>1002</t></is></c><c><f>WEBSERVICE("http://x")</f></c></row>';
  expect(await cellsOf(ofWorkbook(workbookOf(rows)))).toEqual([
    ['1001', '2020'],
    ['1002', ''],
  ]);
});

test.each(['#REF!', '#N/A', '#DIV/0!'])(
  'a formula that came to %s counts as nothing',
  async (error) => {
    const failed = `<c t="e"><f>A9</f><v>${error}</v></c>`;
    const rows = `${sheetRow('Unit', 'Make')}<row><c t="inlineStr"><is><t>#7</t></is></c>${failed}</row>`;
    expect(await cellsOf(ofWorkbook(workbookOf(rows)))).toEqual([['#7', '']]);
  },
);

const merged = (startRow: number, endRow: number, startCol: number, endCol: number) => ({
  ...{ startRow, endRow, startCol, endCol },
});

test('each row of a merged range has its value, in the first column of the range', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Units',
        rows: [
          ['Unit', 'Type', 'Make', 'Model'],
          ['1', 'tractor', 'Volvo', null],
          ['2', null, null, null],
          [null, null, null, null],
          ['3', 'trailer', null, null],
        ],
        merges: [merged(1, 3, 1, 1), merged(1, 2, 2, 3), merged(0, 0, 0, 1)],
      },
    ],
  });
  const { rows } = await ofWorkbook(bytes);
  expect(rows).toEqual([
    { row: 2, cells: ['1', 'tractor', 'Volvo', ''] },
    { row: 3, cells: ['2', 'tractor', 'Volvo', ''] },
    { row: 5, cells: ['3', 'trailer', '', ''] },
  ]);
});

test('a heading of two lines is no value of the first unit', async () => {
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Units',
        rows: [
          ['Unit', 'Type'],
          [null, 'Kind'],
          ['1', 'tractor'],
        ],
        merges: [merged(0, 1, 0, 0)],
      },
    ],
  });
  expect(await cellsOf(ofWorkbook(bytes))).toEqual([
    ['', 'Kind'],
    ['1', 'tractor'],
  ]);
});

test('large numbers are not rounded, and days are written as such', async () => {
  const day = new Date('2024-02-29T00:00:00Z');
  const bytes = await writeXlsx({
    sheets: [
      {
        name: 'Units',
        rows: [
          ['Unit', 'Model'],
          [123456789012345, 1.5],
          [1, day],
        ],
      },
    ],
  });
  const [large, dated] = await cellsOf(ofWorkbook(bytes));
  expect([large, dated?.[0]]).toEqual([['123456789012345', '1.5'], '1']);
});

test('of a cell and of a row no more is kept than a list of units has', async () => {
  const { heading, rows } = await ofText(
    `Unit,Type${',x'.repeat(300)}\n${'1'.repeat(2000)},tractor`,
  );
  expect([heading.length, rows[0]?.cells[0]?.length]).toEqual([200, 1000]);
});

test.each([
  ['nothing at all', ''],
  ['headings alone', 'Unit,Type\n'],
  ['blank rows', ' , \n,\n'],
])('%s is no table', async (_, text) => {
  await expect(ofText(text)).rejects.toMatchObject({ reason: 'invalid' });
});

test('as many rows as allowed are read, and one more is refused', async () => {
  const text = (rows: number) => `Unit,Type\n${'1,tractor\n'.repeat(rows)}`;
  expect((await ofText(text(10))).rows).toHaveLength(10);
  await expect(ofText(text(11))).rejects.toMatchObject({ reason: 'too_many' });
  const sheet = workbookOf(sheetRow('Unit', 'Type') + sheetRow('1', 'tractor').repeat(11));
  await expect(ofWorkbook(sheet)).rejects.toMatchObject({ reason: 'too_many' });
});

test.each([
  ['a quotation mark that is never closed', `Unit,Type\n"1,${'x'.repeat(70_000)}`],
  [
    'an image under another name',
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]),
  ],
])('%s is no text', async (_, bytes) => {
  await expect(ofText(bytes)).rejects.toMatchObject({ reason: 'file_unreadable' });
});
