import type { DateRange, Period } from '@portal/contract/reports';

/** The first and the last day that figures are of. */
export type RangeDays = Pick<DateRange, 'date_from' | 'date_to'>;

/** The longest range whose rows are weeks at first: of months there would be two, hardly one of them whole. */
const mostDaysByWeek = 45;

const dayLength = 24 * 60 * 60 * 1000;

/** What the rows of a range are until something else is chosen; months where it is not known. */
export function firstPeriod(dates: RangeDays | null): Period {
  if (!dates) return 'month';
  const days = (Date.parse(dates.date_to) - Date.parse(dates.date_from)) / dayLength + 1;
  return days <= mostDaysByWeek ? 'week' : 'month';
}
