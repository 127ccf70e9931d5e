import { type FigureFormat, formatFigure } from './figure.ts';
import { formatRollTime } from './roll-time.ts';

test.each<[number | string | null, FigureFormat, string]>([
  [1234.5, 'currency', '€1,234.50'],
  [-7, 'integer', '-7'],
  [1234.56, 'mean', '1,234.6'],
  [7860, 'rollTime', '02:11'],
  [0.333, 'ratio', '0.33'],
  [50, 'percent', '50.00%'],
  [12, 'text', '12'],
  ['Northline RX', 'text', 'Northline RX'],
  [0, 'integer', '0'],
  [null, 'currency', '–'],
  ['', 'text', '–'],
])('%s as %s is %s', (value, format, expected) => {
  expect(formatFigure(value, format, { currencySymbol: '€' })).toBe(expected);
});

test('a currency has a dollar sign unless the user has another', () => {
  expect(formatFigure(1, 'currency')).toBe('$1.00');
});

test.each([
  [0, '00:00'],
  [7860, '02:11'],
  [7889, '02:11'],
  [7890, '02:12'],
  [59 * 60 + 45, '01:00'],
  [360_000, '100:00'],
  [-90, '-00:02'],
  [null, '–'],
])('a roll time of %s seconds is %s', (seconds, expected) => {
  expect(formatRollTime(seconds)).toBe(expected);
});
