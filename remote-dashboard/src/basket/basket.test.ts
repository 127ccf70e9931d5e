import { displayModes, reportDefinitions, tabs } from '@portal/contract/fleet-dashboard';
import { everyReport } from '../testing/show-card.tsx';
import { areReportsKnown, readBasket, reportOrder, writeBasket } from './basket.ts';

const typesIn = (text: string | null) => readBasket(text).map(({ definition }) => definition.type);

test('the fixed order is that of the tabs, and within each that of its reports', () => {
  expect(reportOrder).toHaveLength(reportDefinitions.length);
  expect([...new Set(reportOrder.map(({ tab }) => tab))]).toEqual([...tabs]);
  for (const tab of tabs) {
    const places = reportOrder.filter((each) => each.tab === tab).map(({ order }) => order);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  }
});

describe.each(displayModes)('what is shown as %s', (mode) => {
  it.each(everyReport)('of %s comes back from the address', (_, definition) => {
    expect(readBasket(writeBasket([{ definition, mode }]))).toEqual([{ definition, mode }]);
  });
});

test('all reports in all their modes come back from one address', () => {
  const basket = reportOrder.map((definition, place) => ({
    definition,
    mode: displayModes[place % displayModes.length] ?? 'both',
  }));
  expect(readBasket(writeBasket(basket))).toEqual(basket);
});

test('an empty basket is not in the address', () => {
  expect(writeBasket([])).toBeNull();
  expect(readBasket(null)).toEqual([]);
});

test('an address in another order is read in the fixed one', () => {
  expect(typesIn('s2.p5t.p1')).toEqual(typesIn('p1.p5t.s2'));
  expect(writeBasket(readBasket('s2.p5t.p1'))).toBe('p1.p5t.s2');
});

test('a report that is named twice is in once', () => {
  expect(readBasket('p1.p1g.p1.p1t')).toHaveLength(1);
});

test.each([
  '',
  '.',
  '...',
  'p0',
  'p99',
  'x1',
  'p1x',
  'P1',
  ' p1',
  'p1,p2',
  '__proto__',
  'constructor.toString',
  '<script>alert(1)</script>',
  '%00',
  '\u0000',
  'p1\n',
  '💥',
  'p'.repeat(100_000),
  '.'.repeat(100_000),
])('%j holds no report', (text) => {
  expect(readBasket(text)).toEqual([]);
});

test('what is no report is left out of those that are', () => {
  expect(typesIn('nothing.p1.z9.s2g.')).toEqual(typesIn('p1.s2g'));
});

test.each([
  ['p1.s2g', true],
  [null, true],
  ['', true],
  ['p1.p99', false],
  ['p1gg', false],
])('whether every report of %j is known: %j', (text, known) => {
  expect(areReportsKnown(text)).toBe(known);
});
