import { type MeasureUnit, unitSizes } from '@portal/contract/portal';
import { formatMeasure, parseMeasure, toShown, toStored } from './measures.ts';

test.each([
  ['7', '32nds', 5.55625],
  ['98.5', 'psi', 679.13386],
  ['7,21', 'bar', 721],
  ['5.6', 'mm', 5.6],
  ['.5', 'mi', 0.804672],
] as const)('%s %s is stored as %d', (typed, unit, stored) => {
  expect(toStored(parseMeasure(typed) ?? Number.NaN, unit)).toBeCloseTo(stored, 9);
});

test('whatever is typed comes back as it was', () => {
  for (const unit of Object.keys(unitSizes) as MeasureUnit[])
    for (let typed = 0; typed <= 200; typed += 0.5)
      expect(toShown(toStored(typed, unit), unit)).toBe(typed);
});

test.each(['', ' ', '9..5', '-1', '1e3', '12a', '1,5,0', '1 000'])('%j is no value', (typed) => {
  expect(parseMeasure(typed)).toBeNull();
});

test('a value is shown without trailing zeros, and a missing one as such', () => {
  expect(formatMeasure(689.476, 'psi')).toBe('100');
  expect(formatMeasure(5.55625, 'mm')).toBe('5.56');
  expect(formatMeasure(null, 'mm')).toBe('–');
});
