import { type MeasureUnit, unitSizes } from '@portal/contract/portal';
import {
  formatMeasure,
  parseMeasure,
  parseMeasureIn,
  parseMeter,
  toShown,
  toStored,
} from './measures.ts';

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

test.each([
  ['en-US', '1,000', 1000],
  ['en-US', '1,234,567', 1_234_567],
  ['en-US', '1,000.5', 1000.5],
  ['en-US', '1.000', 1],
  ['fr-CA', '1 000', 1000],
  ['fr-CA', '1\u00a0000', 1000],
  ['fr-CA', '1\u202f000', 1000],
  ['fr-CA', '12 345,5', 12_345.5],
  ['fr-CA', '1,000', 1],
  ['pt-BR', '1.000', 1000],
  ['pt-BR', '1.000,5', 1000.5],
  ['pt-BR', '1,000', 1],
  // The United States use a comma between thousands, other countries a point.
  ['es-US', '1.000', 1000],
  ['es-US', '1,000', 1000],
  ['es-US', '1.000,5', 1000.5],
] as const)('in %s %j is %d', (locale, typed, value) => {
  expect(parseMeasureIn(locale, typed)).toBe(value);
});

test.each(['en-US', 'es-US', 'pt-BR', 'fr-CA'])('a decimal stays one in %s', (locale) => {
  for (const typed of ['7,5', '7.5', '7,25', '7.25', '1000,5', '0,125', '0.125', '1234,567'])
    expect(parseMeasureIn(locale, typed)).toBe(Number(typed.replace(',', '.')));
  for (const typed of ['1,00,000', '1.000.00', '1 00', '1,234.567,8', '01 000'])
    expect(parseMeasureIn(locale, typed)).toBeNull();
});

test('the locale is that of the page', () => {
  document.documentElement.lang = 'pt-BR';
  expect(parseMeasure('1.000')).toBe(1000);
  document.documentElement.lang = '';
  expect(parseMeasure('1,000')).toBe(1000);
});

test.each([
  ['123,456', 123_456],
  ['123.456', 123_456],
  ['1 234 567', 1_234_567],
  ['123\u202f456,5', 123_456.5],
  ['1,234.25', 1234.25],
  ['120500', 120_500],
  ['98,5', 98.5],
  ['1234,5', 1234.5],
] as const)('a meter of %s is %d', (typed, value) => {
  expect(parseMeter(typed)).toBe(value);
});

test.each(['', '1,23,456', '1,234,5', '12a', '-1', '1,234 567'])('%j is no meter', (typed) => {
  expect(parseMeter(typed)).toBeNull();
});

test('a value is shown without trailing zeros, and a missing one as such', () => {
  expect(formatMeasure(689.476, 'psi')).toBe('100');
  expect(formatMeasure(5.55625, 'mm')).toBe('5.56');
  expect(formatMeasure(null, 'mm')).toBe('–');
});
