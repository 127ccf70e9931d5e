import { addYears } from '@portal/platform/format';
import {
  choiceProblemOf,
  latestDay,
  quarterOf,
  quartersOf,
  rangeOf,
  rangeOfQuarter,
  withAccurateDateType,
} from './date-ranges.ts';
import type { DateType } from './selection.ts';

const today = '2026-03-15';
const custom = (date_from: string, date_to: string) =>
  ({ date_type: '4', date_from, date_to }) as const;

it.each<[string, DateType, string, string]>([
  ['Last 30 Days', '0', '2026-02-13', today],
  ['Month to Date', '1', '2026-03-01', today],
  ['Year to Date', '2', '2026-01-01', today],
  ['Quarter', '3', '2026-01-01', '2026-03-31'],
  ['Custom', '4', '2026-02-13', today],
])('%s stands for its dates', (_, type, date_from, date_to) => {
  expect(rangeOf(type, today)).toEqual({ date_type: type, date_from, date_to });
});

it('builds quarters from blocks of three months', () => {
  const ranges = [1, 2, 3, 4].map((quarter) => rangeOfQuarter({ year: 2024, quarter }));
  expect(ranges.map(({ date_from, date_to }) => [date_from, date_to])).toEqual([
    ['2024-01-01', '2024-03-31'],
    ['2024-04-01', '2024-06-30'],
    ['2024-07-01', '2024-09-30'],
    ['2024-10-01', '2024-12-31'],
  ]);
  expect(quarterOf('2024-12-31')).toEqual({ year: 2024, quarter: 4 });
});

it('offers only quarters that have begun', () => {
  expect(quartersOf(2026, today)).toEqual([1]);
  expect(quartersOf(2025, today)).toEqual([1, 2, 3, 4]);
});

it.each([
  ['2025-01-01', '2025-01-01', null],
  ['2021-03-15', '2026-03-15', null],
  ['2021-03-14', '2026-03-15', 'range_too_long'],
  ['2025-01-02', '2025-01-01', 'range_reversed'],
  ['2026-01-01', '2026-03-16', 'date_future'],
  ['', '2025-01-01', 'date_missing'],
  ['2025-02-30', '2025-03-01', 'date_missing'],
])('a range from "%s" to "%s" is judged %s', (from, to, problem) => {
  expect(choiceProblemOf(custom(from, to), today)).toBe(problem);
});

it('lets a quarter run to its end although that is still to come', () => {
  expect(choiceProblemOf(rangeOf('3', today), today)).toBeNull();
});

it('lets the last day of a range stand that came from a clock ahead, and none after it', () => {
  expect(latestDay(null, today)).toBe(today);
  expect(latestDay(custom('2026-01-01', '2026-02-01'), today)).toBe(today);
  expect(latestDay(rangeOf('3', today), today)).toBe(today);
  const ahead = rangeOf('0', '2026-03-16');
  expect(latestDay(ahead, today)).toBe('2026-03-16');
  const named = withAccurateDateType(ahead, today);
  expect(choiceProblemOf(named, latestDay(ahead, today))).toBeNull();
  expect(choiceProblemOf({ ...named, date_to: '2026-03-17' }, latestDay(ahead, today))).toBe(
    'date_future',
  );
});

it('keeps the dates of a copied link and names them truly', () => {
  const copied = rangeOf('0', '2026-03-01');
  expect(withAccurateDateType(copied, '2026-03-01')).toEqual(copied);
  expect(withAccurateDateType(copied, today)).toEqual({ ...copied, date_type: '4' });
  const quarter = rangeOfQuarter({ year: 2023, quarter: 2 });
  expect(withAccurateDateType(quarter, today)).toEqual(quarter);
  expect(withAccurateDateType({ ...quarter, date_to: '2023-06-29' }, today).date_type).toBe('4');
});

it('knows leap days', () => {
  expect(addYears('2024-02-29', 1)).toBe('2025-02-28');
  expect(addYears('2024-02-29', 4)).toBe('2028-02-29');
});
