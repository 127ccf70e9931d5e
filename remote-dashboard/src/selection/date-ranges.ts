import { dateTypes, reportLimits } from '@portal/contract/reports';
import { addYears, isIsoDate } from '@portal/platform/format';
import { addDays, dayOf, partsOf } from './calendar.ts';
import type { DateRange, DateType } from './selection.ts';

export const firstYear = 1898;

export interface Quarter {
  readonly year: number;
  /** 1–4; quarter 1 starts in January. */
  readonly quarter: number;
}

export function quarterOf(date: string): Quarter {
  const { year, month } = partsOf(date) ?? { year: firstYear, month: 1 };
  return { year, quarter: Math.ceil(month / 3) };
}

export const rangeOfQuarter = ({ year, quarter }: Quarter): DateRange => ({
  date_type: dateTypes.quarter,
  date_from: dayOf(year, quarter * 3 - 2, 1),
  date_to: dayOf(year, quarter * 3 + 1, 0),
});

/** Returns the quarters of a year that have begun by today. */
export const quartersOf = (year: number, today: string): number[] =>
  [1, 2, 3, 4].filter((quarter) => rangeOfQuarter({ year, quarter }).date_from <= today);

/**
 * Returns today's range of a date type. Last 30 Days starts 30 days ago and ends today; Quarter is
 * the current one; Custom starts as Last 30 Days.
 */
export function rangeOf(type: DateType, today: string): DateRange {
  const { year, month } = partsOf(today) ?? { year: firstYear, month: 1 };
  if (type === dateTypes.quarter) return rangeOfQuarter(quarterOf(today));
  const starts: Partial<Record<DateType, string>> = {
    [dateTypes.monthToDate]: dayOf(year, month, 1),
    [dateTypes.yearToDate]: dayOf(year, 1, 1),
  };
  return { date_type: type, date_from: starts[type] ?? addDays(today, -30), date_to: today };
}

export type RangeProblem = 'date_missing' | 'date_future' | 'range_reversed' | 'range_too_long';

/**
 * Returns why reports cannot be run for a range, or null. Applies the server's rules before the
 * call; future days are allowed, since the clocks of two users can be days apart.
 */
export function problemOf({
  date_from,
  date_to,
}: Pick<DateRange, 'date_from' | 'date_to'>): Exclude<RangeProblem, 'date_future'> | null {
  if (!isIsoDate(date_from) || !isIsoDate(date_to)) return 'date_missing';
  if (date_from > date_to) return 'range_reversed';
  return date_to > addYears(date_from, reportLimits.years) ? 'range_too_long' : null;
}

/** Returns why a user cannot choose a range, or null. */
export function choiceProblemOf(range: DateRange, latest: string): RangeProblem | null {
  const isFuture = range.date_type === dateTypes.custom && range.date_to > latest;
  return problemOf(range) ?? (isFuture ? 'date_future' : null);
}

/**
 * Returns the last day that can be chosen: today, or the end of a saved range that came from a
 * clock ahead of this one.
 */
export function latestDay(saved: DateRange | null, today: string): string {
  const { date_type, date_to } = saved
    ? withAccurateDateType(saved, today)
    : rangeOf(dateTypes.custom, today);
  return date_type === dateTypes.custom && date_to > today ? date_to : today;
}

/**
 * Returns a range with a date type that is correct today. A range from a link keeps its dates, so
 * that it shows the same figures: "Last 30 Days" of another day becomes a custom range.
 */
export function withAccurateDateType(range: DateRange, today: string): DateRange {
  const { date_type, date_from, date_to } = range;
  const { date_from: from, date_to: to } =
    date_type === dateTypes.quarter
      ? rangeOfQuarter(quarterOf(date_from))
      : rangeOf(date_type, today);
  const isTrue = date_type === dateTypes.custom || (from === date_from && to === date_to);
  return isTrue ? range : { ...range, date_type: dateTypes.custom };
}

/**
 * Returns today's dates for the date type of a restored range, or null if they are the same. Custom
 * ranges never change; all others move from day to day, and Quarter from one quarter to the next.
 */
export function renewedRange(range: DateRange, today: string): DateRange | null {
  if (range.date_type === dateTypes.custom) return null;
  const now = rangeOf(range.date_type, today);
  return now.date_from === range.date_from && now.date_to === range.date_to ? null : now;
}
