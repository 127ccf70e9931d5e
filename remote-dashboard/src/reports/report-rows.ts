import type { ReportDefinition, ReportRow } from '@portal/contract/fleet-dashboard';
import type { Sort } from '@portal/platform/ui';

export type Cell = number | string | null;

/** A row of a report on screen: its name, its figures and, for months, the weeks inside. */
export interface ShownRow {
  readonly key: string;
  readonly lead: string;
  readonly values: ReportRow;
  readonly weeks: readonly ShownRow[];
}

export function cellOf(row: ReportRow, field: string): Cell {
  const value = row[field];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** Names the rows in the order in which they came; `leadOf` writes a row's first column. */
export const shownRows = (
  rows: readonly ReportRow[],
  leadOf: (row: ReportRow) => string,
  within = '',
): ShownRow[] =>
  rows.map((values) => {
    const lead = leadOf(values);
    const key = `${within}${lead}`;
    const weeks = Array.isArray(values.Weeks) ? values.Weeks : [];
    return { key, lead, values, weeks: shownRows(weeks, leadOf, `${key}/`) };
  });

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
