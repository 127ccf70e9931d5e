import { type RawBuilder, sql } from 'kysely';
import { type Bucket, periodRows } from './period-rows.ts';
import { currentDay } from './ranges.ts';
import type { ReportFigures, ReportInput } from './report-query.ts';
import { partsOfSides } from './sides.ts';

/** A report by months and weeks. */
export interface PeriodReport {
  /** What is counted: rows with a `source`, a `day`, and what the sums look at. */
  readonly rows: RawBuilder<unknown>;
  /** How many records there are among rows. */
  readonly records: RawBuilder<unknown>;
  /** What is summed over the rows of a period. */
  readonly measures: Readonly<Record<string, RawBuilder<unknown>>>;
  /** What follows from a period's sums, over the alias `s`. */
  readonly derived: Readonly<Record<string, RawBuilder<unknown>>>;
}

/**
 * Computes a report by months and weeks, and what it is compared with. Weeks run from Sunday to
 * Saturday and are clipped to their month and to the range, so that the weeks of a month sum to it.
 * Periods without a record are there, with sums of 0. Sums are added up and divided for each level
 * anew: no figure is an average of figures.
 */
export async function periodReport(
  input: ReportInput,
  { rows, records, measures, derived }: PeriodReport,
): Promise<ReportFigures> {
  const { db, selection, sides } = input;
  const counted = { records, ...measures };
  const columns = Object.keys(counted).map((name) => sql.ref(name));
  const added = columns.map((column) => sql`coalesce(sum(sign * ${column}), 0) as ${column}`);
  const { rows: buckets } = await sql<Bucket>`
    with days as (
      select source, day, ${named(counted)} from (${rows}) r group by source, day
    ),
    beside as (
      select side, sign, ${currentDay(selection)} as day, ${sql.join(columns)}
      from days join ${partsOfSides(input)} using (source)
      -- Every day of the calendar, so that no period is missing.
      union all
      select side, 0, ${selection.from}::date + n, ${sql.join(columns.map(() => sql`0`))}
      from unnest(${[...sides]}::text[]) as side,
        generate_series(0, ${selection.to}::date - ${selection.from}::date) as n
    ),
    s as (
      select side, grouping(month, sunday) as level,
        min(day) as first_day, max(day) as last_day, ${sql.join(added)}
      from (
        select *, date_trunc('month', day::timestamp)::date as month,
          day - extract(dow from day)::integer as sunday
        from beside
      ) each
      group by grouping sets ((side, month, sunday), (side, month), (side))
    )
    select s.*, ${named(derived)} from s order by first_day, level`.execute(db);
  return periodRows(input, buckets);
}

const named = (formulas: Readonly<Record<string, RawBuilder<unknown>>>) =>
  sql.join(Object.entries(formulas).map(([name, formula]) => sql`${formula} as ${sql.ref(name)}`));
