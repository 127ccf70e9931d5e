import { dateTypes, reportLimits } from '@portal/contract/reports';
import { addYears, isIsoDate } from '@portal/platform/format';
import { addDays, dayOf, partsOf } from './calendar.ts';
import type { DateRange, DateType } from './selection.ts';

export const firstYear = 1898;

export interface Quarter {
  readonly year: number;
  /** 1–4: blocks of three months from January. */
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

/** The quarters of a year that have begun by today. */
export const quartersOf = (year: number, today: string): number[] =>
  [1, 2, 3, 4].filter((quarter) => rangeOfQuarter({ year, quarter }).date_from <= today);

/**
 * The range that a date type stands for today. Last 30 Days goes 30 days back and ends today;
 * Quarter is the one that today lies in; Custom starts as Last 30 Days.
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
 * Why reports cannot be had for a range, or null. The same rules as the server's, told before the
 * call; whether a day has come yet is none of them, since clocks of two people can be days apart.
 */
export function problemOf({
  date_from,
  date_to,
}: Pick<DateRange, 'date_from' | 'date_to'>): Exclude<RangeProblem, 'date_future'> | null {
  if (!isIsoDate(date_from) || !isIsoDate(date_to)) return 'date_missing';
  if (date_from > date_to) return 'range_reversed';
  return date_to > addYears(date_from, reportLimits.years) ? 'range_too_long' : null;
}

/** Why a range cannot be chosen, or null. */
export function choiceProblemOf(range: DateRange, latest: string): RangeProblem | null {
  const isFuture = range.date_type === dateTypes.custom && range.date_to > latest;
  return problemOf(range) ?? (isFuture ? 'date_future' : null);
}

/** The last day that can be chosen: today, or that of a range that came from a clock ahead of this one. */
export function latestDay(saved: DateRange | null, today: string): string {
  const { date_type, date_to } = saved
    ? namedTruly(saved, today)
    : rangeOf(dateTypes.custom, today);
  return date_type === dateTypes.custom && date_to > today ? date_to : today;
}

/**
 * A range under a name that is true today. That of a link keeps the dates with which it was copied, so
 * that it shows the same figures: "Last 30 Days" of another day is a custom range.
 */
export function namedTruly(range: DateRange, today: string): DateRange {
  const { date_type, date_from, date_to } = range;
  const { date_from: from, date_to: to } =
    date_type === dateTypes.quarter
      ? rangeOfQuarter(quarterOf(date_from))
      : rangeOf(date_type, today);
  const isTrue = date_type === dateTypes.custom || (from === date_from && to === date_to);
  return isTrue ? range : { ...range, date_type: dateTypes.custom };
}

/**
 * What the date type of a restored range stands for today, or null when it has the same dates. Every
 * date type but Custom moves with the days; a quarter does so from one to the next.
 */
export function renewed(range: DateRange, today: string): DateRange | null {
  if (range.date_type === dateTypes.custom) return null;
  const now = rangeOf(range.date_type, today);
  return now.date_from === range.date_from && now.date_to === range.date_to ? null : now;
}
