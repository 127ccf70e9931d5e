import type { Column, Sort } from '../../ui/ui.ts';

/**
 * The sort that a press on a heading asks for. Figures start with the greatest, names and dates with
 * the first of them; the next press turns either round.
 *
 * @param pressed as the table says it, ascending at first
 */
export function greatestFirst<Row>(
  columns: readonly Column<Row>[],
  before: Sort | null,
  pressed: Sort,
): Sort {
  const isNew = before?.field !== pressed.field;
  const isFigure = columns.some(({ field, align }) => field === pressed.field && align === 'end');
  return isNew && isFigure ? { ...pressed, direction: 'desc' } : pressed;
}
