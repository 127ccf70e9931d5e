import { parseDate } from '@portal/platform/format';

/** The reader's clock beside ours. */
export interface ReaderClock {
  readonly now: Date;
  /** The reader's own time, MM/DD/YYYY HH:mm:ss; empty when it is not known. */
  readonly userTime: string;
}

const quarter = 15 * 60_000;

/** The reader's own time as YYYY-MM-DDTHH:mm:ss; null when it is not known. */
export function readerTime(userTime: string): string | null {
  const day = parseDate(userTime.slice(0, 10));
  return day && `${day}T${userTime.slice(11, 19)}`;
}

/**
 * The calendar day of an instant where the reader is, YYYY-MM-DD; the world's where that is not
 * known. How far the reader's clock is from ours tells the time zone, which are quarters of an hour
 * apart; an instant beyond a change to or from summer time may fall an hour into the next day.
 */
export const dayOf = (instant: Date, clock: ReaderClock): string =>
  new Date(instant.getTime() + timeAhead(clock)).toISOString().slice(0, 10);

/** By how much the reader's clock is ahead of the world's, in milliseconds; 0 where that is not known. */
export function timeAhead({ now, userTime }: ReaderClock): number {
  const time = readerTime(userTime);
  const reader = time ? Date.parse(`${time}Z`) : Number.NaN;
  return Number.isNaN(reader) ? 0 : Math.round((reader - now.getTime()) / quarter) * quarter;
}
