import { sql } from 'kysely';
import type { ReportInput } from '../report-input.ts';
import type { ReportSubject } from '../report-subject.ts';
import { partsOfSides } from '../sides.ts';
import { figureSql, selectNamed } from './figure-sql.ts';
import { type Bucket, periodRows } from './period-rows.ts';
import { currentDay } from './ranges.ts';
import { aggregatesOf, type ReportFigures, type ReportSums } from './report-sums.ts';

/**
 * Computes a report by months and weeks, with its comparisons. Weeks run from Sunday to Saturday
 * and are clipped to their month and to the range, so that the weeks of a month sum to it. Periods
 * without records are included, with sums of 0. Each level is summed and divided anew: no figure is
 * an average of figures.
 */
export async function periodReport<Subject extends ReportSubject>(
  input: ReportInput<Subject>,
  sums: ReportSums<Subject>,
): Promise<ReportFigures> {
  const { db, definition, selection, sides } = input;
  const counted = aggregatesOf(sums);
  const columns = Object.keys(counted).map((name) => sql.ref(name));
  const added = columns.map((column) => sql`coalesce(sum(sign * ${column}), 0) as ${column}`);
  const figures = figureSql(definition, { own: 's' }, selection.otherAccounts);
  const { rows: buckets } = await sql<Bucket>`
    with days as (
      select source, day, ${selectNamed(counted)} from (${sums.rows(input)}) r group by source, day
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
    select side, level, first_day, last_day, records, ${selectNamed(figures)}
    from s order by first_day, level`.execute(db);
  return periodRows(input, buckets);
}
