import type { CellFormat, Section, TableRow } from '../document.ts';
import {
  documentOf,
  firstSectionSheet,
  rowOf,
  tableSection,
  writeAndReadBack,
} from './testing/write-and-read-back.ts';

const formats: CellFormat[] = ['text', 'integer', 'ratio', 'currency', 'percent', 'date'];
const calls: TableRow[] = [
  rowOf('Atlanta', 1234, 0.456, -1234.5, 12.5, '2026-06-29'),
  { level: 1, cells: ['Unit 7', 4, null, 99.5, 1, '2026-01-02'] },
  { level: 0, cells: ['Total', 1238, null, -1135, null, null], isTotal: true },
];

const cellOf = (
  sheet: Awaited<ReturnType<typeof firstSectionSheet>>,
  row: number,
  column: number,
) => sheet.cells?.get(`${row},${column}`);

test('the first sheet says what the document is about, and each section has one', async () => {
  const { sheets } = await writeAndReadBack(
    documentOf([tableSection(calls, formats), tableSection([])]),
  );
  expect(sheets.map(({ name }) => name)).toEqual(['Fleet Dashboard Report', 'Calls', 'Calls (2)']);
  expect(sheets[0]?.rows).toEqual([
    ['Fleet Dashboard Report', null],
    [null, null],
    ['Account', 'Northline RX'],
  ]);
});

test('a section has its filters above the table, comment and notes below', async () => {
  const section = tableSection([rowOf('Atlanta')], ['text'], {
    chapter: 'Road service',
    facts: [{ label: 'Call type', value: 'Emergency' }],
    comment: { label: 'Comment', value: 'Two\nlines' },
    notes: ['National figures are estimates.'],
  });
  const { rows } = await firstSectionSheet(section);
  expect(rows.map((row) => row.filter((value) => value !== null))).toEqual([
    ['Road service'],
    ['Calls'],
    ['Call type', 'Emergency'],
    [],
    ['As text'],
    ['Atlanta'],
    [],
    ['Comment'],
    ['Two\nlines'],
    [],
    ['National figures are estimates.'],
  ]);
});

test('figures are numbers and days are dates, each in its format', async () => {
  const sheet = await firstSectionSheet(tableSection(calls, formats));
  const cells = formats.map((_, at) => cellOf(sheet, 3, at));
  expect(cells.map((cell) => [cell?.value, cell?.style?.numFmt])).toEqual([
    ['Atlanta', undefined],
    [1234, '#,##0'],
    [0.456, '#,##0.00'],
    [-1234.5, '"$"#,##0.00;-"$"#,##0.00'],
    [0.125, '#,##0.00%'],
    [new Date('2026-06-29T00:00:00Z'), String.raw`mm\/dd\/yyyy`],
  ]);
  expect(cellOf(sheet, 4, 2)).toBeUndefined();
});

test('a row of other measures than its column is written by these', async () => {
  const row = {
    ...rowOf('Reject rate', 12.5, 3),
    formats: ['text', 'percent', 'integer'] as const,
  };
  const sheet = await firstSectionSheet(tableSection([row, row], ['text', 'ratio', 'ratio']));
  for (const at of [3, 4]) {
    const [percent, integer] = [cellOf(sheet, at, 1), cellOf(sheet, at, 2)];
    expect([percent?.value, percent?.style?.numFmt]).toEqual([0.125, '#,##0.00%']);
    expect([integer?.value, integer?.style?.numFmt]).toEqual([3, '#,##0']);
  }
});

test('a month among texts is a date, and stands where they do', async () => {
  const row = { ...rowOf('2026-06-01', 3), formats: ['month', 'integer'] as const };
  const sheet = await firstSectionSheet(
    tableSection([row, { ...rowOf('06/01 - 06/07', 3), level: 1 }], ['text', 'integer']),
  );
  const [month, week] = [cellOf(sheet, 3, 0), cellOf(sheet, 4, 0)];
  expect([month?.value, month?.style?.numFmt]).toEqual([new Date('2026-06-01'), '[$-409]mmm yyyy']);
  expect(month?.style?.alignment?.horizontal).toBe('left');
  expect(week?.value).toBe('06/01 - 06/07');
});

test.each([
  ['2026-06-29', new Date('2026-06-29'), String.raw`mm\/dd\/yyyy`],
  ['2026-06-29T18:45', new Date('2026-06-29T18:45Z'), String.raw`mm\/dd\/yyyy hh:mm`],
  ['1800-01-01', 'as it reads', undefined],
  ['2026-06-29T99:99', 'as it reads', undefined],
])('on the cover the moment %s is a date', async (moment, value, format) => {
  const cover = [{ label: 'Created', value: 'as it reads', moment }];
  const { sheets } = await writeAndReadBack(documentOf([tableSection(calls)], { cover }));
  const cell = sheets[0]?.cells?.get('2,1');
  expect([cell?.value, cell?.style?.numFmt]).toEqual([value, format]);
});

test('rows inside others are indented and grouped under them, totals are bold', async () => {
  const sheet = await firstSectionSheet(tableSection(calls, formats));
  expect(cellOf(sheet, 4, 0)?.style?.alignment).toMatchObject({ horizontal: 'left', indent: 1 });
  expect([...(sheet.rowDefs ?? [])]).toEqual([[4, expect.objectContaining({ outlineLevel: 1 })]]);
  expect(sheet.outlineProperties).toMatchObject({ summaryBelow: false });
  expect(cellOf(sheet, 5, 1)?.style?.font?.bold).toBe(true);
  expect(cellOf(sheet, 3, 1)?.style?.font?.bold).toBeUndefined();
});

test('headings stay in view, bold and over their figures, and are printed on each page', async () => {
  const sheet = await firstSectionSheet(tableSection(calls, formats));
  expect(sheet.freezePane).toMatchObject({ rows: 3 });
  const [text, figure] = [cellOf(sheet, 2, 0)?.style, cellOf(sheet, 2, 1)?.style];
  expect([text?.font?.bold, text?.alignment?.horizontal]).toEqual([true, undefined]);
  expect([figure?.font?.bold, figure?.alignment?.horizontal]).toEqual([true, 'right']);
  expect(sheet.pageSetup?.printTitlesRow).toBe('$3:$3');
});

test('days stand where texts do, and texts apart from figures before them', async () => {
  const section = tableSection(
    [rowOf('2026-06-01', 'Atlanta', 3, 'Late')],
    ['date', 'text', 'integer', 'text'],
  );
  const sheet = await firstSectionSheet(section);
  for (const row of [2, 3]) {
    const [day, name, figure, after] = [0, 1, 2, 3].map(
      (at) => cellOf(sheet, row, at)?.style?.alignment,
    );
    expect(day?.horizontal).toBe('left');
    expect(name?.indent).toBeUndefined();
    expect(figure?.horizontal).toBe('right');
    expect(after).toMatchObject({ horizontal: 'left', indent: 1 });
  }
});

test('more filters than leave the records room stand below the table', async () => {
  const facts = Array.from({ length: 9 }, (_, at) => ({ label: `Filter ${at}`, value: 'all' }));
  const sheet = await firstSectionSheet(tableSection([rowOf('Atlanta')], ['text'], { facts }));
  expect(sheet.freezePane).toMatchObject({ rows: 3 });
  expect(sheet.rows.slice(5).map(([label]) => label)).toEqual(facts.map(({ label }) => label));
});

test('a text that needs several lines has the room for them, a short one its own cell', async () => {
  const comment = { label: 'Comment', value: 'A long comment. '.repeat(30) };
  const section = tableSection([rowOf('Atlanta', 1)], ['text', 'integer'], { comment });
  const sheet = await firstSectionSheet({ ...section, notes: ['A note.'] });
  expect(sheet.merges).toMatchObject([{ startRow: 6, endRow: 6, startCol: 0 }]);
  expect(cellOf(sheet, 6, 0)?.style?.alignment?.wrapText).toBe(true);
  expect(sheet.rowDefs?.get(6)?.height).toBeGreaterThanOrEqual(75);
  expect(cellOf(sheet, 8, 0)).toMatchObject({ value: 'A note.' });
  expect(cellOf(sheet, 8, 0)?.style?.alignment?.wrapText).toBeFalsy();
});

test('columns are as wide as what they hold', async () => {
  const rows = [rowOf('A location with quite a long name', 5, 1234567.5)];
  const sheet = await firstSectionSheet(tableSection(rows, ['text', 'integer', 'currency']));
  const widths = sheet.columns?.map(({ width = 0 }) => width) ?? [];
  expect(widths[0]).toBeGreaterThanOrEqual(33);
  expect(widths[1]).toBeLessThan(20);
  expect(widths[2]).toBeGreaterThanOrEqual('$1,234,567.50'.length);
});

test('a day beside its label has room, however narrow the column of the table is', async () => {
  const date = { label: 'Date', value: '06/30/2025', moment: '2025-06-30' };
  const section = tableSection([rowOf('T1', 1)], ['text', 'integer']);
  const { columns } = await firstSectionSheet({ ...section, facts: [date] });
  expect(columns?.[1]?.width).toBeGreaterThan('06/30/2025'.length);
});

test.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '=HYPERLINK("http://localhost")',
  "'a",
  '_x0041_',
])('%j stays text', async (text) => {
  const sheet = await firstSectionSheet(
    tableSection([rowOf(text)], ['text'], {
      facts: [{ label: text, value: text }],
      comment: { label: text, value: text },
      notes: [text],
    }),
  );
  const found = [...(sheet.cells?.values() ?? [])].filter(({ value }) => value === text);
  expect(found.map(({ type, formula }) => [type, formula])).toEqual(
    Array.from({ length: 6 }, () => ['string', undefined]),
  );
});

test('texts of all writings, marks of XML and characters that it cannot hold', async () => {
  const texts = ['<b>&"\'', '大阪 Ωμέγα हिन्दी', '😀', 'a\u0000\u0001\uffffb', ' kept ', 'one\ntwo'];
  const { rows } = await firstSectionSheet(tableSection(texts.map((text) => rowOf(text))));
  expect(rows.slice(3).map(([text]) => text)).toEqual([
    '<b>&"\'',
    '大阪 Ωμέγα हिन्दी',
    '😀',
    'ab',
    ' kept ',
    'one\ntwo',
  ]);
});

test('sheets are read from the right where the language is', async () => {
  const right = await firstSectionSheet(tableSection(calls, formats), {
    wording: { ...documentOf([]).wording, direction: 'rtl' },
  });
  expect(right.view?.rightToLeft).toBe(true);
  expect(cellOf(right, 4, 0)?.style?.alignment).toMatchObject({ horizontal: 'right', indent: 1 });
  const left = await firstSectionSheet(tableSection(calls, formats));
  expect(left.view?.rightToLeft).toBeFalsy();
});

test.each<[string, Partial<Section>, string]>([
  ['nothing was found', { blocks: [], empty: 'There are no records.' }, 'There are no records.'],
  [
    'it is a drawing alone',
    { blocks: [{ kind: 'picture', picture: { svg: '<svg/>', summary: '30 calls.' } }] },
    '30 calls.',
  ],
])('a section says so where %s', async (_, changed, text) => {
  const sheet = await firstSectionSheet({ ...tableSection([]), ...changed });
  expect(sheet.rows.map(([value]) => value)).toEqual(['Calls', null, text]);
  expect(sheet.freezePane).toBeUndefined();
});

test('several tables of a section follow one another', async () => {
  const [first] = tableSection([rowOf('Atlanta')]).blocks;
  const [second] = tableSection([rowOf('Boston', 1)], ['text', 'integer']).blocks;
  if (!first || !second) throw new Error('no tables');
  const { rows } = await firstSectionSheet({ ...tableSection([]), blocks: [first, second] });
  expect(rows.map(([value]) => value)).toEqual([
    ...['Calls', null, 'As text', 'Atlanta'],
    ...[null, 'As text', 'Boston'],
  ]);
});

test('a table that is longer than a sheet goes on in another, below its headings', async () => {
  const rows = Array.from({ length: 20 }, (_, at) => rowOf(`Unit ${at}`));
  const { sheets } = await writeAndReadBack(documentOf([tableSection(rows)]), { rowsPerSheet: 10 });
  expect(sheets.map(({ name }) => name).slice(1)).toEqual(['Calls', 'Calls (2)', 'Calls (3)']);
  expect(sheets[2]?.rows[0]).toEqual(['As text']);
  expect(sheets[2]?.freezePane).toMatchObject({ rows: 1 });
  const units = sheets.slice(1).flatMap((sheet) => sheet.rows.map(([value]) => value));
  expect(units.filter((value) => String(value).startsWith('Unit'))).toEqual(
    rows.map(({ cells: [unit] }) => unit),
  );
});
