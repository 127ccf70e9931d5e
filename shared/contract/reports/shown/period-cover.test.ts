import { type CoveredDays, periodCover } from './period-cover.ts';

const month = (date: string) => ({ Date: date });
const week = (date: string) => ({ Date: date, WeekString: 'a week' });

const whole: CoveredDays = { from: '2026-01-01', to: '2026-12-31', through: '2027-01-15' };

it.each([
  ['a whole month', month('2026-02-01'), whole, null],
  [
    'a month that begins before the range',
    month('2026-10-15'),
    { ...whole, from: '2026-10-15' },
    [17, 31],
  ],
  ['a month that the range ends in', month('2026-12-01'), { ...whole, to: '2026-12-20' }, [20, 31]],
  [
    'a month that the data end in',
    month('2026-11-01'),
    { ...whole, through: '2026-11-26' },
    [26, 30],
  ],
  [
    'a month of both',
    month('2026-11-10'),
    { from: '2026-11-10', to: '2026-11-28', through: '2026-11-26' },
    [17, 30],
  ],
  [
    'a month whose last day is the last of the data',
    month('2026-11-01'),
    { ...whole, through: '2026-11-30' },
    null,
  ],
  [
    '29 days in February',
    month('2028-02-01'),
    { from: '2028-02-01', to: '2028-02-28', through: null },
    [28, 29],
  ],
  ['a whole week', week('2026-11-22'), whole, null],
  ['a week that ends with its month', week('2026-11-29'), whole, null],
  ['a week that begins with its month', week('2026-10-01'), whole, null],
  [
    'a week that begins before the range',
    week('2026-10-30'),
    { ...whole, from: '2026-10-30' },
    [2, 7],
  ],
  ['a week that the data end in', week('2026-11-22'), { ...whole, through: '2026-11-26' }, [5, 7]],
] as const)('%s', (_, row, days, expected) => {
  const cover = expected && { kind: 'part', days: expected[0], of: expected[1] };
  expect(periodCover(row, days)).toEqual(cover);
});

it('of days after the last record is yet to come', () => {
  const days = { ...whole, through: '2026-11-26' };
  expect(periodCover(month('2026-12-01'), days)).toEqual({ kind: 'future' });
  expect(periodCover(week('2026-11-29'), days)).toEqual({ kind: 'future' });
});

it('of another range is nothing to speak of', () => {
  expect(periodCover(month('2025-12-01'), whole)).toBeNull();
  expect(periodCover({ Driver: 'Ada' }, whole)).toBeNull();
});
