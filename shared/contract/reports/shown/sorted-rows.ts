import type { ReportDefinition } from '../report-definition.ts';
import { cellOf, type ShownCell, type ShownRow } from './report-rows.ts';

/** A column by its field, and its sort direction. */
export interface RowSort {
  readonly field: string;
  readonly direction: 'asc' | 'desc';
}

const compare = (one: ShownCell, other: ShownCell, locale: string | undefined): number =>
  typeof one === 'string' && typeof other === 'string'
    ? one.localeCompare(other, locale, { numeric: true })
    : Number(one) - Number(other);

/**
 * Sorts all rows and the inner rows of each. Rows without a value come last in both directions; the
 * first column of month rows sorts by date, the original order, and weeks stay in order within
 * their month.
 *
 * @param locale the locale that orders names; the environment's default if omitted
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
