import type { Column, Sort } from '../../ui/ui.ts';

/**
 * Returns the sort after a press on a heading. Figures start in descending order, names and dates
 * in ascending order; the next press reverses it.
 *
 * @param pressed the sort reported by the table, ascending at first
 */
export function nextReportSort<Row>(
  columns: readonly Column<Row>[],
  before: Sort | null,
  pressed: Sort,
): Sort {
  const isNew = before?.field !== pressed.field;
  const isFigure = columns.some(({ field, align }) => field === pressed.field && align === 'end');
  return isNew && isFigure ? { ...pressed, direction: 'desc' } : pressed;
}
