import type { DateRange, Period } from '@portal/contract/reports';

/** The first and the last day of the figures. */
export type RangeDays = Pick<DateRange, 'date_from' | 'date_to'>;

/**
 * Maximum days of a range that is shown by week at first: by month it would have two rows, hardly
 * one of them complete.
 */
const mostDaysByWeek = 45;

const dayLength = 24 * 60 * 60 * 1000;

/** Returns the default period of the rows for a range; months if the range is not known. */
export function firstPeriod(dates: RangeDays | null): Period {
  if (!dates) return 'month';
  const days = (Date.parse(dates.date_to) - Date.parse(dates.date_from)) / dayLength + 1;
  return days <= mostDaysByWeek ? 'week' : 'month';
}
