import { sorted } from './arithmetic.ts';
import { dateFields, type Slice, slices, toAmericanDate } from './calendar.ts';
import type { DatedItem, ReportRequest, Sides } from './chosen-records.ts';
import { type Computation, comparedFigures, eachSide, type Row } from './computation.ts';

/** Computes the rows of a report by months and weeks. */
export function periodRows<Item>(
  { base, report }: ReportRequest,
  computation: Computation<Item>,
  sides: Sides<readonly DatedItem<Item>[]>,
  others: number,
) {
  const byDay = eachSide(sides, (placed) => sorted(placed, ({ day }) => day));
  const figuresOf = (days: readonly string[]) =>
    comparedFigures(computation, byDay, others, (found) => {
      const own = days.flatMap((day) => found.get(day) ?? []).map(({ item }) => item);
      return { own, group: own, total: own };
    });
  const weekRow = ({ days }: Slice): Row => ({
    ...dateFields(days),
    WeekString: `${toAmericanDate(days[0] ?? '')} - ${toAmericanDate(days.at(-1) ?? '')}`,
    ...figuresOf(days),
  });
  const weeks = slices(base.date_from, base.date_to);
  if (report.period === 'week') return weeks.map(weekRow);
  const months: Slice[][] = [];
  for (const week of weeks) {
    if (week.startsMonth) months.push([]);
    months.at(-1)?.push(week);
  }
  return months.map((slicesOfMonth) => {
    const days = slicesOfMonth.flatMap((slice) => slice.days);
    return { ...dateFields(days), ...figuresOf(days), Weeks: slicesOfMonth.map(weekRow) };
  });
}
