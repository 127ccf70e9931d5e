import type { ReportRow } from '../report-types.ts';

/** The range of days with possible figures. */
export interface CoveredDays {
  /** The first and the last day of the request, as YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** The last day with records; null if unknown. */
  readonly through: string | null;
}

/**
 * Why a period is incomplete: it covers fewer days than the calendar's, or no record can fall into
 * it yet.
 */
export type PeriodCover =
  | { readonly kind: 'part'; readonly days: number; readonly of: number }
  | { readonly kind: 'future' };

const dayLength = 24 * 60 * 60 * 1000;
const numberOf = (day: string) => Date.parse(day) / dayLength;

/** Returns the first and the last day of a month, or of a week within its month, as day numbers. */
function periodAround(date: string, isWeek: boolean): readonly [number, number] {
  const day = new Date(date);
  const [year, month] = [day.getUTCFullYear(), day.getUTCMonth()];
  const first = Date.UTC(year, month, 1) / dayLength;
  const last = Date.UTC(year, month + 1, 0) / dayLength;
  if (!isWeek) return [first, last];
  const sunday = numberOf(date) - day.getUTCDay();
  return [Math.max(first, sunday), Math.min(last, sunday + 6)];
}

/**
 * Returns how much of its month or week a row of periods covers. A week ends with its month, and is
 * then complete.
 *
 * @returns null for a complete period, and for a row outside of the days
 */
export function periodCover(row: ReportRow, days: CoveredDays): PeriodCover | null {
  const date = typeof row.Date === 'string' ? row.Date.slice(0, 10) : '';
  if (!date || date < days.from || date > days.to) return null;
  const { through } = days;
  if (through !== null && date > through) return { kind: 'future' };
  const [first, last] = periodAround(date, typeof row.WeekString === 'string');
  const end = Math.min(last, numberOf(days.to), through === null ? last : numberOf(through));
  const [covered, of] = [end - numberOf(date) + 1, last - first + 1];
  return covered < of ? { kind: 'part', days: covered, of } : null;
}
