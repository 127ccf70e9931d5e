import type { ReportRow } from '@portal/contract/fleet-dashboard';

export type Cell = number | string | null;

/** A row of a report on screen: its name, its figures and, for months, the weeks inside. */
export interface ShownRow {
  /** The same in every language: `2026-01` for a month, a week's first day, or the name. */
  readonly key: string;
  readonly lead: string;
  readonly values: ReportRow;
  readonly weeks: readonly ShownRow[];
}

export function cellOf(row: ReportRow, field: string): Cell {
  const value = row[field];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

export function numberOf(row: ReportRow, field: string): number | null {
  const value = row[field];
  return typeof value === 'number' ? value : null;
}

export const isWeek = ({ values }: ShownRow): boolean => typeof values.WeekString === 'string';

function keyOf(row: ReportRow, lead: string): string {
  if (typeof row.Date !== 'string') return lead;
  return row.WeekString ? row.Date : row.Date.slice(0, 7);
}

/** Names the rows in the order in which they came; `leadOf` writes a row's first column. */
export const shownRows = (
  rows: readonly ReportRow[],
  leadOf: (row: ReportRow) => string,
): ShownRow[] =>
  rows.map((values) => {
    const lead = leadOf(values);
    const weeks = Array.isArray(values.Weeks) ? values.Weeks : [];
    return { key: keyOf(values, lead), lead, values, weeks: shownRows(weeks, leadOf) };
  });
