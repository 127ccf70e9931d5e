import type { Period, ReportRow } from '@portal/contract/fleet-dashboard';
import { formatDate } from '@portal/platform/format';
import { type RawBuilder, sql } from 'kysely';
import type { ReportFigures, ReportInput } from './report-query.ts';
import { noRecords } from './report-query.ts';

/** A report by months and weeks. */
export interface PeriodReport {
  /**
   * Sums by day: the columns `day`, `records` (how many there were) and one for each measure.
   * Days without a record may be missing.
   */
  readonly days: RawBuilder<unknown>;
  /** What is summed over the days of a period. */
  readonly measures: readonly string[];
  /** What follows from a period's sums, over the alias `s`. */
  readonly derived: Readonly<Record<string, RawBuilder<unknown>>>;
}

type Figure = number | null;

interface Bucket extends Record<string, Figure | string> {
  level: number;
  first_day: string;
  last_day: string;
  records: number;
}

/** What `grouping(month, sunday)` says of a row. */
const levels = { week: 0, month: 1, total: 3 } as const;

const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/**
 * Computes a report by months and weeks: months with their weeks inside, or the weeks alone. Weeks
 * run from Sunday to Saturday and are clipped to their month and to the range, so that the weeks of
 * a month sum to it. Periods without a record are there, with sums of 0. Sums are added up and
 * divided for each level anew: no figure is an average of figures.
 */
export async function periodReport(
  { db, selection, parameters }: ReportInput,
  report: PeriodReport,
): Promise<ReportFigures> {
  const { from, to } = selection;
  const figures = [...report.measures, ...Object.keys(report.derived)];
  const sums = report.measures.map(
    (measure) => sql`coalesce(sum(${sql.ref(measure)}), 0) as ${sql.ref(measure)}`,
  );
  const derived = Object.entries(report.derived).map(
    ([name, formula]) => sql`${formula} as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Bucket>`
    with days as (${report.days}),
    calendar as (
      select day, day - extract(day from day)::integer + 1 as month,
        day - extract(dow from day)::integer as sunday
      from (
        select ${from}::date + n as day
        from generate_series(0, ${to}::date - ${from}::date) as n
      ) each
    ),
    s as (
      select grouping(month, sunday) as level, min(day) as first_day, max(day) as last_day,
        coalesce(sum(records), 0) as records, ${sql.join(sums)}
      from calendar left join days using (day)
      group by grouping sets ((month, sunday), (month), ())
    )
    select s.*, ${sql.join(derived)} from s order by first_day, level`.execute(db);
  return assemble(rows, figures, parameters.period ?? 'month');
}

function assemble(
  buckets: readonly Bucket[],
  figures: readonly string[],
  period: Period,
): ReportFigures {
  const at = (level: number) => buckets.filter((bucket) => bucket.level === level);
  const valuesOf = (bucket: Bucket) =>
    Object.fromEntries(figures.map((name) => [name, bucket[name] ?? null]));
  const weekRow = (bucket: Bucket) => ({
    ...dateFields(bucket),
    WeekString: `${formatDate(bucket.first_day)} - ${formatDate(bucket.last_day)}`,
    ...valuesOf(bucket),
  });
  const [total] = at(levels.total);
  if (!total || total.records === 0) return noRecords;
  const weeks = at(levels.week);
  const rows: ReportRow[] =
    period === 'week'
      ? weeks.map(weekRow)
      : at(levels.month).map((month) => ({
          ...dateFields(month),
          ...valuesOf(month),
          Weeks: weeks.filter((week) => monthOf(week) === monthOf(month)).map(weekRow),
        }));
  return { rows, total: valuesOf(total) };
}

const monthOf = ({ first_day }: Bucket) => first_day.slice(0, 7);

/** `Date` is the first day that the row covers. */
function dateFields({ first_day }: Bucket) {
  const month = Number(first_day.slice(5, 7));
  return {
    Date: first_day,
    Year: Number(first_day.slice(0, 4)),
    MonthNumber: month,
    MonthString: monthNames[month - 1] ?? '',
  };
}
