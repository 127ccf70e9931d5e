import type { Cell, CellFormat } from '../document.ts';
import { cellContent, numberFormat } from './cell-content.ts';

test.each<[Cell, CellFormat, string | number | null]>([
  [1234567, 'integer', 1234567],
  [0, 'integer', 0],
  [21.6, 'mean', 21.6],
  [0.4567, 'ratio', 0.4567],
  [-1234.5, 'currency', -1234.5],
  [12.345, 'percent', 0.12345],
  [7, 'percent', 0.07],
  [100, 'percent', 1],
  [1.1, 'percent', 0.011],
  [3600, 'rollTime', 60 / 1440],
  [7890, 'rollTime', 132 / 1440],
  [360_000, 'rollTime', 6000 / 1440],
  [-90, 'rollTime', '-00:02'],
  ['2026-06-29', 'date', 46202],
  ['2026-06-01', 'month', 46174],
  ['1900-03-01', 'date', 61],
  ['1899-12-31', 'date', '12/31/1899'],
  ['02/30/2026', 'date', '02/30/2026'],
  [2026, 'text', 2026],
  ['0012', 'text', '0012'],
  ['n/a', 'integer', 'n/a'],
  [null, 'currency', null],
  ['', 'text', null],
  [Number.NaN, 'ratio', null],
  [Number.POSITIVE_INFINITY, 'percent', null],
])('%s as %s is %s', (value, format, content) => expect(cellContent(value, format)).toBe(content));

test('a text is cut to what a cell can hold', () =>
  expect(cellContent('a'.repeat(40_000), 'text')).toHaveLength(32_767));

test('a currency has the sign of the user, with the minus before it', () => {
  const formatOf = (currencySymbol: string) =>
    numberFormat('currency', { currencySymbol, locale: 'en-US' });
  expect(formatOf('R$')).toBe('"R$"#,##0.00;-"R$"#,##0.00');
  expect(formatOf('"')).toBe('""#,##0.00;-""#,##0.00');
});

test.each([
  ['es-US', '[$-540A]mmm yyyy'],
  ['pt-BR', '[$-416]mmm yyyy'],
  ['xx-XX', 'mmm yyyy'],
])('months in %s have the format %s', (locale, format) =>
  expect(numberFormat('month', { currencySymbol: '$', locale })).toBe(format),
);
