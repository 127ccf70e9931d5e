import { cellText } from './cell-text.ts';
import type { Cell, CellFormat } from './document.ts';

test.each<[Cell, CellFormat, string, string]>([
  ['2026-06-29', 'date', 'en-US', '06/29/2026'],
  ['2026-06-01', 'month', 'en-US', 'Jun 2026'],
  ['2026-06-01', 'month', 'pt-BR', 'jun. de 2026'],
  [null, 'date', 'en-US', '–'],
  [null, 'month', 'en-US', '–'],
  [null, 'integer', 'en-US', '–'],
  ['', 'month', 'en-US', ''],
  [1234, 'integer', 'en-US', '1,234'],
  [1.5, 'currency', 'en-US', 'R$1.50'],
])('%s as %s is written in %s as %s', (cell, format, locale, text) =>
  expect(cellText(cell, format, { locale, currencySymbol: 'R$' })).toBe(text),
);
