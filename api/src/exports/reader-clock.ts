import { parseDate } from '@portal/platform/format';

/** The reader's clock, with the server's. */
export interface ReaderClock {
  readonly now: Date;
  /** The reader's own time, MM/DD/YYYY HH:mm:ss; empty when it is not known. */
  readonly userTime: string;
}

const quarter = 15 * 60_000;

/** Returns the reader's own time as YYYY-MM-DDTHH:mm:ss; null if it is not known. */
export function readerTime(userTime: string): string | null {
  const day = parseDate(userTime.slice(0, 10));
  return day && `${day}T${userTime.slice(11, 19)}`;
}

/**
 * Returns the calendar day of an instant in the reader's time zone, YYYY-MM-DD; in UTC if the zone
 * is not known. The difference between the reader's clock and the server's gives the time zone, in
 * quarters of an hour; across a change to or from daylight saving time an instant may fall an hour
 * into the next day.
 */
export const dayOf = (instant: Date, clock: ReaderClock): string =>
  new Date(instant.getTime() + readerUtcOffset(clock)).toISOString().slice(0, 10);

/** Returns the milliseconds by which the reader's clock is ahead of UTC; 0 if that is not known. */
export function readerUtcOffset({ now, userTime }: ReaderClock): number {
  const time = readerTime(userTime);
  const reader = time ? Date.parse(`${time}Z`) : Number.NaN;
  return Number.isNaN(reader) ? 0 : Math.round((reader - now.getTime()) / quarter) * quarter;
}
