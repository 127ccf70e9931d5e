import type { ReportRow } from '@portal/contract/reports';
import { formatDate } from '@portal/platform/format';
import type { ReportInput } from '../report-input.ts';
import { fieldOf, type Side, sidesOf } from '../sides.ts';
import { figuresOrNone, noRecords, type ReportFigures } from './report-sums.ts';

type Figure = number | null;

/** The figures of one side in one period. */
export interface Bucket extends Record<string, Figure | string> {
  side: Side;
  level: number;
  first_day: string;
  last_day: string;
  records: number;
}

/** The values of `grouping(month, sunday)` for a bucket. */
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
 * Combines the sides of each period into one row: months with their weeks inside, or only weeks.
 *
 * @param buckets in the order of their first days
 */
export function periodRows(
  input: Pick<ReportInput, 'definition' | 'period' | 'sides'>,
  buckets: readonly Bucket[],
): ReportFigures {
  const at = (level: number) =>
    buckets.filter((bucket) => bucket.level === level && bucket.side === 'current');
  const [total] = at(levels.total);
  if (!total) return noRecords;
  const byPlace = new Map(buckets.map((bucket) => [placeOf(bucket, bucket.side), bucket]));
  const figuresOf = (current: Bucket) =>
    Object.fromEntries(
      input.definition.columns.flatMap((column) =>
        sidesOf(input, column).map((side) => [
          fieldOf(column.field, side),
          byPlace.get(placeOf(current, side))?.[column.field] ?? null,
        ]),
      ),
    );
  const weekRow = (week: Bucket) => ({
    ...dateFields(week),
    WeekString: `${formatDate(week.first_day)} - ${formatDate(week.last_day)}`,
    ...figuresOf(week),
  });
  const weeks = at(levels.week);
  const rows = (): ReportRow[] =>
    input.period === 'week'
      ? weeks.map(weekRow)
      : at(levels.month).map((month) => ({
          ...dateFields(month),
          ...figuresOf(month),
          Weeks: weeks.filter((week) => monthOf(week) === monthOf(month)).map(weekRow),
        }));
  return figuresOrNone(input.definition, total.records, figuresOf(total), rows);
}

const placeOf = ({ level, first_day }: Bucket, side: Side) => `${side} ${level} ${first_day}`;
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
