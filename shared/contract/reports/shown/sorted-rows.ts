import type { ReportDefinition } from '../report-definition.ts';
import { cellOf, type ShownCell, type ShownRow } from './report-rows.ts';

/** A column by its field, and which way it sorts. */
export interface RowSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

const compare = (one: ShownCell, other: ShownCell, locale: string | undefined): number =>
  typeof one === 'string' && typeof other === 'string'
    ? one.localeCompare(other, locale, { numeric: true })
    : Number(one) - Number(other);

/**
 * Sorts the whole set of rows and the parts inside each. Rows without a value come last both ways;
 * the first column of month rows sorts by date, which is the order in which they came, and weeks
 * stay within their month as they are.
 *
 * @param locale whose order names have; that of the place where it runs unless given
 */
export function sortedRows(
  rows: readonly ShownRow[],
  sort: RowSort | null,
  definition: Pick<ReportDefinition, 'shape' | 'lead'>,
  locale?: string,
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
    return isBackwards ? compare(b, a, locale) : compare(a, b, locale);
  });
  if (shape !== 'breakdown') return sorted;
  return sorted.map((row) => ({ ...row, inner: sortedRows(row.inner, sort, definition, locale) }));
}
