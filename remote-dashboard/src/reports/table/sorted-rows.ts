import type { ReportDefinition } from '@portal/contract/fleet-dashboard';
import type { Sort } from '@portal/platform/ui';
import { type Cell, cellOf, type ShownRow } from '../report-rows.ts';

const compare = (one: Cell, other: Cell): number =>
  typeof one === 'string' && typeof other === 'string'
    ? one.localeCompare(other, undefined, { numeric: true })
    : Number(one) - Number(other);

/**
 * Sorts the whole set of rows and the parts inside each. Rows without a value come last both ways;
 * the first column of month rows sorts by date, which is the order in which they came, and weeks
 * stay within their month as they are.
 */
export function sortedRows(
  rows: readonly ShownRow[],
  sort: Sort | null,
  definition: Pick<ReportDefinition, 'shape' | 'lead'>,
): readonly ShownRow[] {
  if (!sort) return rows;
  const { shape, lead } = definition;
  const isBackwards = sort.direction === 'desc';
  const isByName = sort.field === lead.field;
  if (shape === 'periods' && isByName) return isBackwards ? rows.toReversed() : rows;
  const figureOf = (row: ShownRow) => (isByName ? row.lead : cellOf(row.values, sort.field));
  const sorted = rows.toSorted((one, other) => {
    const [a, b] = [figureOf(one), figureOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return isBackwards ? compare(b, a) : compare(a, b);
  });
  if (shape !== 'breakdown') return sorted;
  return sorted.map((row) => ({ ...row, inner: sortedRows(row.inner, sort, definition) }));
}
