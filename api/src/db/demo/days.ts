const msPerDay = 86_400_000;

/**
 * A calendar day as the number of days since 1970-01-01, which is easier to calculate with than
 * text.
 */
export type Day = number;

export const dayOf = (iso: string): Day => Date.parse(`${iso}T00:00:00Z`) / msPerDay;
export const isoOf = (day: Day): string => new Date(day * msPerDay).toISOString().slice(0, 10);

/** 0 is Sunday. 1970-01-01 was a Thursday. */
export const weekdayOf = (day: Day): number => (((day + 4) % 7) + 7) % 7;

/** The instant at which local clocks, `offset` hours ahead of UTC, show the minute of the day. */
export const instantOf = (day: Day, minute: number, offset: number): Date =>
  new Date(day * msPerDay + Math.round((minute - offset * 60) * 60) * 1000);

export interface Month {
  readonly from: Day;
  readonly to: Day;
  /** 0 is January. */
  readonly index: number;
}

/** The last `count` months up to a day; the first starts late, the last ends on that day. */
export function monthsUpTo(today: string, count: number): Month[] {
  const end = new Date(`${today}T00:00:00Z`);
  const [year, month] = [end.getUTCFullYear(), end.getUTCMonth()];
  const firstDay =
    new Date(Date.UTC(year, month - count, end.getUTCDate() + 1)).getTime() / msPerDay;
  return Array.from({ length: count + 1 }, (_, index) => {
    const starts = Date.UTC(year, month - count + index, 1) / msPerDay;
    const next = Date.UTC(year, month - count + index + 1, 1) / msPerDay;
    return {
      from: Math.max(starts, firstDay),
      to: Math.min(next - 1, dayOf(today)),
      index: new Date(starts * msPerDay).getUTCMonth(),
    };
  }).filter(({ from, to }) => from <= to);
}

/**
 * Whether it is summer time in North America: second Sunday of March to first Sunday of November.
 */
export function isSummerTime(day: Day): boolean {
  const year = new Date(day * msPerDay).getUTCFullYear();
  const sunday = (month: number, nth: number) => {
    const first = Date.UTC(year, month, 1) / msPerDay;
    return first + ((7 - weekdayOf(first)) % 7) + (nth - 1) * 7;
  };
  return day >= sunday(2, 2) && day < sunday(10, 1);
}

/** The week code (WWYY) at the end of the TIN of tires made on this day. */
export function tinWeekOf(day: Day): { code: string; monday: Day } {
  const monday = day - ((weekdayOf(day) + 6) % 7);
  const thursday = new Date((monday + 3) * msPerDay);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / msPerDay / 7) + 1;
  const two = (value: number) => String(value % 100).padStart(2, '0');
  return { code: two(week) + two(year), monday };
}
