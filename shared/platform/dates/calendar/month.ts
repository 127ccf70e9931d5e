import moment from 'moment';

const iso = 'YYYY-MM-DD';
const day = (date: string) => moment(date, iso, true);

/**
 * Returns the weeks of a date's month, Sunday to Saturday, padded with days of the adjacent months.
 */
export function monthWeeks(date: string): string[][] {
  const first = day(date).startOf('month').day(0);
  const last = day(date).endOf('month');
  const weeks: string[][] = [];
  for (const sunday = first; sunday.isSameOrBefore(last); sunday.add(7, 'days')) {
    weeks.push(
      Array.from({ length: 7 }, (_, place) => sunday.clone().add(place, 'days').format(iso)),
    );
  }
  return weeks;
}

/** Shifts a date by a number of months; uses the month's last day if it is shorter. */
export const shiftMonths = (date: string, months: number): string =>
  day(date).add(months, 'months').format(iso);

/** Clamps a date to limits, both optional. */
export function clampDay(date: string, minimum?: string, maximum?: string): string {
  if (maximum !== undefined && date > maximum) return maximum;
  if (minimum !== undefined && date < minimum) return minimum;
  return date;
}

/**
 * Returns the day that a key of the grid leads to: arrows move by day and week, Home and End within
 * the week, Page Up and Page Down by month, with Shift by year.
 *
 * @returns the day, or null for a key that does not move
 */
export function dayAfterKey(date: string, key: string, shift: boolean, rtl = false): string | null {
  const from = day(date);
  const months = shift ? 12 : 1;
  const forward = rtl ? -1 : 1;
  const moves: Record<string, () => moment.Moment> = {
    ArrowLeft: () => from.add(-forward, 'days'),
    ArrowRight: () => from.add(forward, 'days'),
    ArrowUp: () => from.add(-7, 'days'),
    ArrowDown: () => from.add(7, 'days'),
    Home: () => from.day(0),
    End: () => from.day(6),
    PageUp: () => from.add(-months, 'months'),
    PageDown: () => from.add(months, 'months'),
  };
  return moves[key]?.().format(iso) ?? null;
}

/** Names shown in the calendar, in moment's locale. */
export const monthName = (date: string, locale: string) =>
  day(date).locale(locale).format('MMMM YYYY');
export const dayName = (date: string, locale: string) =>
  day(date).locale(locale).format('dddd, LL');

/** Returns the short and full names of the weekdays, from Sunday. */
export function weekdayNames(locale: string): { short: string; whole: string }[] {
  const words = moment.localeData(locale);
  const whole = words.weekdays();
  return words.weekdaysMin().map((short, place) => ({ short, whole: whole[place] ?? short }));
}
