import { sorted } from './arithmetic.ts';
import { american, dated, type Slice, slices } from './calendar.ts';
import type { Asked, Placed, Sides } from './chosen-records.ts';
import { type Computation, compared, eachSide, type Row } from './computation.ts';

/** Rows of a report by months and weeks. */
export function periodRows<Item>(
  { base, report }: Asked,
  computation: Computation<Item>,
  sides: Sides<readonly Placed<Item>[]>,
  others: number,
) {
  const byDay = eachSide(sides, (placed) => sorted(placed, ({ day }) => day));
  const figuresOf = (days: readonly string[]) =>
    compared(computation, byDay, others, (found) => {
      const own = days.flatMap((day) => found.get(day) ?? []).map(({ item }) => item);
      return { own, group: own, total: own };
    });
  const weekRow = ({ days }: Slice): Row => ({
    ...dated(days),
    WeekString: `${american(days[0] ?? '')} - ${american(days.at(-1) ?? '')}`,
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
    return { ...dated(days), ...figuresOf(days), Weeks: slicesOfMonth.map(weekRow) };
  });
}
