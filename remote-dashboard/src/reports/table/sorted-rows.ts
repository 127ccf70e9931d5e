import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import type { Sort } from '@portal/platform/ui';
import { type Cell, cellOf, type ShownRow } from '../report-rows.ts';

const compare = (one: Cell, other: Cell): number =>
  typeof one === 'string' && typeof other === 'string'
    ? one.localeCompare(other, undefined, { numeric: true })
    : Number(one) - Number(other);

/**
 * Sorts the whole set of rows. Rows without a value come last both ways; the first column of month
 * rows sorts by date, which is the order in which they came.
 */
export function sortedRows(
  rows: readonly ShownRow[],
  sort: Sort | null,
  { shape, lead }: Pick<ReportDefinition, 'shape' | 'lead'>,
): readonly ShownRow[] {
  if (!sort) return rows;
  const isBackwards = sort.direction === 'desc';
  if (shape === 'periods' && sort.field === lead.field)
    return isBackwards ? rows.toReversed() : rows;
  const figureOf = (row: ShownRow) => cellOf(row.values, sort.field);
  return rows.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isBackwards ? compare(b, a) : compare(a, b);
  });
}
