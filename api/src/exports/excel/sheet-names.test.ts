import { SheetNames } from './sheet-names.ts';

const namesOf = (...titles: readonly string[]) => {
  const names = new SheetNames('Fleet Dashboard Report');
  return titles.map((title) => names.nameFor(title));
};

test.each([
  ['Calls by Location', 'Calls by Location'],
  ['New / Retread: [all] *?\\', 'New Retread all'],
  ["'Quoted'", 'Quoted'],
  ["Driver's calls", "Driver's calls"],
  ['  spaced \n out\t', 'spaced out'],
  ['History', 'History (2)'],
  ['HISTORY', 'HISTORY (2)'],
  ['', 'Fleet Dashboard Report'],
  ['[]:*?/\\', 'Fleet Dashboard Report'],
  ["'''", 'Fleet Dashboard Report'],
  ['Retread Sales to New Tire Sales by Location', 'Retread Sales to New Tire Sales'],
  ['Thirty characters and then a sp ace', 'Thirty characters and then a sp'],
  [`${'a'.repeat(30)}😀`, 'a'.repeat(30)],
  ['地点別の出動件数', '地点別の出動件数'],
])('%j is called %j', (title, name) => expect(namesOf(title)).toEqual([name]));

test.each([
  ['A1 Akron yard, 06/20/2025', 'A1 Akron yard, 06-20-2025'],
  ['0042 Lakeshore Freight Terminal, 06/20/2025', '0042 Lakeshore Fre…, 06-20-2025'],
  ['0042 Lakeshore 😀😀😀 Terminal, 06/20/2025', '0042 Lakeshore 😀…, 06-20-2025'],
])('of %j the date stays whole', (title, name) => {
  const ending = ', 06/20/2025';
  const names = new SheetNames('');
  expect(names.nameFor(title, ending)).toBe(name);
  const second = names.nameFor(title, ending);
  expect(second).toMatch(/, 06-20-2025 \(2\)$/);
  expect(second.length).toBeLessThanOrEqual(31);
});

test('no two sheets have one name, whatever their case', () => {
  expect(namesOf('Calls', 'calls', 'CALLS', 'Calls (2)')).toEqual([
    'Calls',
    'calls (2)',
    'CALLS (3)',
    'Calls (2) (2)',
  ]);
});

test('a number keeps a name within its length', () => {
  const names = namesOf(...Array.from({ length: 12 }, () => 'x'.repeat(40)));
  expect(new Set(names).size).toBe(12);
  expect(names.every(({ length }) => length <= 31)).toBe(true);
  expect(names.at(-1)).toBe(`${'x'.repeat(26)} (12)`);
});

test('a document without a title has sheets all the same', () =>
  expect(new SheetNames('').nameFor('')).toBe('1'));
