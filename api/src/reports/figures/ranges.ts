import { type RawBuilder, sql } from 'kysely';
import type { ReportSelection } from '../report-subject.ts';
import type { Source } from '../sides.ts';

/** Days from the first to the last, both inclusive. */
export interface Range {
  readonly from: RawBuilder<unknown>;
  readonly to: RawBuilder<unknown>;
}

type SelectedDates = Pick<ReportSelection, 'from' | 'to'>;

/** The days of a source's records: for previous ones, the same dates one year earlier. */
export function rangeOf({ from, to }: SelectedDates, source: Source): Range {
  // February 29 becomes the 28th.
  const moved = (day: string) =>
    source === 'previous' ? sql`(${day}::date - interval '1 year')::date` : sql`${day}::date`;
  return { from: moved(from), to: moved(to) };
}

export const within = (day: RawBuilder<unknown>, { from, to }: Range): RawBuilder<boolean> =>
  sql<boolean>`${day} between ${from} and ${to}`;

/**
 * The day of the current range that corresponds to a source's `day`. For the previous period it is
 * a year later, limited to the range, as around February 29: so each day counts once.
 */
export const currentDay = ({ from, to }: SelectedDates) =>
  sql`case source when 'previous'
    then least(greatest((day + interval '1 year')::date, ${from}::date), ${to}::date)
    else day end`;

/**
 * The whole months of a range, and the days before and after them; any of the three may be empty.
 */
export function splitByMonths({ from, to }: Range): Record<'before' | 'months' | 'after', Range> {
  const firstMonth = sql`date_trunc('month', ${from} - 1 + interval '1 month')::date`;
  const monthAfter = sql`date_trunc('month', ${to} + interval '1 day')::date`;
  return {
    before: { from, to: sql`least(${firstMonth} - 1, ${to})` },
    months: { from: firstMonth, to: sql`${monthAfter} - 1` },
    after: { from: sql`greatest(${monthAfter}, ${firstMonth})`, to },
  };
}
