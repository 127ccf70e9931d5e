import { cellText, csvText, safeCell, separatorIn } from './csv-text.ts';
import { TextUnreadable, textRows } from './text-rows.ts';

async function rowsOf(bytes: Uint8Array) {
  const rows: (readonly string[])[] = [];
  for await (const { cells } of textRows(bytes)) rows.push(cells);
  return rows;
}

const hard = [
  ['plain', 'ñandú 🚚', ''],
  ['a "quoted" one', 'two\nlines', 'and\r\nthree'],
  ['semi;colon', 'com,ma', 'tab\tbar|'],
  [' spaces ', "l'eau", '"'],
  ['=1+1', '+1', '-1'],
  ['@sum', "'=1+1", "''-x"],
  ['\t=1', "'", "'text"],
];

it.each([',', ';'] as const)('rows come back from a file with %s letter for letter', async (by) => {
  const text = csvText([['a', 'b', 'c'], ...hard], by);
  const [, ...rows] = await rowsOf(Buffer.from(text));
  expect(rows.map((cells) => cells.map(cellText))).toEqual(hard);
});

it('no cell begins like a formula', async () => {
  const rows = await rowsOf(Buffer.from(csvText(hard)));
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([]);
});

it.each(['=x', '+x', '-x', '@x', "'=x", "'", 'x', ''])('%j is the same after a round', (text) => {
  expect(cellText(safeCell(text))).toBe(text);
});

it('a text that is written by hand may have the apostrophe or not', () => {
  expect([cellText('=x'), cellText("'=x"), cellText("'x")]).toEqual(['=x', '=x', "'x"]);
});

it('columns are separated as spreadsheets of the reader expect', () => {
  const locales = ['en-US', 'fr-CA', 'pt-BR', 'es-US', '', 'nonsense'];
  expect(locales.map(separatorIn)).toEqual([',', ';', ';', ',', ',', ',']);
});

it('the rows before an open quotation mark are read', async () => {
  const rows: unknown[] = [];
  const reading = (async () => {
    for await (const { cells } of textRows(Buffer.from('a,b\n1,2\n3,"4\n5,6'))) rows.push(cells);
  })();
  await expect(reading).rejects.toThrow(TextUnreadable);
  expect(rows).toEqual([
    ['a', 'b'],
    ['1', '2'],
  ]);
});
