import { dayOf, instantOf, isoOf, isSummerTime, monthsUpTo, tinWeekOf, weekdayOf } from './days.ts';

test('days and texts go both ways', () => {
  expect(isoOf(dayOf('2024-02-29'))).toBe('2024-02-29');
  expect(weekdayOf(dayOf('2025-07-06'))).toBe(0);
  expect(weekdayOf(dayOf('1969-12-31'))).toBe(3);
});

test('37 months up to a day start on the day after, 37 months before', () => {
  const months = monthsUpTo('2025-07-15', 37);
  expect(isoOf(months[0]?.from ?? 0)).toBe('2022-06-16');
  expect(isoOf(months.at(-1)?.to ?? 0)).toBe('2025-07-15');
  for (const [index, { from }] of months.entries()) {
    if (index > 0) expect(from).toBe((months[index - 1]?.to ?? 0) + 1);
  }
});

test('summer time holds from the second Sunday of March to the first of November', () => {
  const holds = ['2025-03-08', '2025-03-09', '2025-11-01', '2025-11-02'].map((day) =>
    isSummerTime(dayOf(day)),
  );
  expect(holds).toEqual([false, true, true, false]);
});

test('an instant is what clocks so far from UTC show', () => {
  expect(instantOf(dayOf('2025-01-02'), 90, -6).toISOString()).toBe('2025-01-02T07:30:00.000Z');
});

test.each([
  ['2023-06-07', '2323', '2023-06-05'],
  ['2021-01-03', '5320', '2020-12-28'],
  ['2024-12-31', '0125', '2024-12-30'],
])('a tire made on %s says %s', (day, code, monday) => {
  const tin = tinWeekOf(dayOf(day));
  expect([tin.code, isoOf(tin.monday)]).toEqual([code, monday]);
});
