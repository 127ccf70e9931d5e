import { keyOf, type ReportDefinition } from '../report-definition.ts';
import type { ReportRow } from '../report-types.ts';
import { type CoveredDays, type PeriodCover, periodCover } from './period-cover.ts';

/** What stands in a cell of a report. */
export type ShownCell = number | string | null;

/** A row of a report on screen: its name, its figures and the finer rows inside it. */
export interface ShownRow {
  /** The same in every language: `2026-01` for a month, a week's first day, a code, or the name. */
  readonly key: string;
  readonly lead: string;
  readonly values: ReportRow;
  /** The weeks of a month, or the parts of a group. */
  readonly inner: readonly ShownRow[];
  /** Of a month or a week that is not whole. */
  readonly cover?: PeriodCover;
}

/** The value of a field; null where there is none, or one that is no cell. */
export function cellOf(row: ReportRow, field: string): ShownCell {
  const value = row[field];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** The number in a field; null where there is none. */
export function numberOf(row: ReportRow, field: string): number | null {
  const value = row[field];
  return typeof value === 'number' ? value : null;
}

/** Whether a row of periods is of a week. */
export const isWeek = ({ values }: ShownRow): boolean => typeof values.WeekString === 'string';

type Shape = Pick<ReportDefinition, 'shape' | 'lead' | 'inner' | 'key'>;

function rowKey(definition: Shape, row: ReportRow): string {
  if (definition.shape !== 'periods') return String(cellOf(row, keyOf(definition)) ?? '');
  const date = String(row.Date ?? '');
  return row.WeekString ? date : date.slice(0, 7);
}

/** What the rows inside each are, and under which field they travel. */
function innerOf(definition: Shape): { shape: Shape; field: string } | null {
  const { shape, inner } = definition;
  if (shape === 'periods') return { shape: definition, field: 'Weeks' };
  return inner ? { shape: { shape: 'ranking', lead: inner }, field: 'Rows' } : null;
}

/**
 * Names the rows in the order in which they came.
 *
 * @param leadOf writes a row's first column
 * @param days those that periods are held against, to know which are whole
 */
export const shownRows = (
  definition: Shape,
  rows: readonly ReportRow[],
  leadOf: (row: ReportRow, of: Shape) => string,
  days: CoveredDays | null = null,
): ShownRow[] => {
  const inside = innerOf(definition);
  return rows.map((values) => {
    const inner = inside && values[inside.field];
    const cover = days && definition.shape === 'periods' ? periodCover(values, days) : null;
    return {
      key: rowKey(definition, values),
      lead: leadOf(values, definition),
      values,
      inner: inside && Array.isArray(inner) ? shownRows(inside.shape, inner, leadOf, days) : [],
      ...(cover && { cover }),
    };
  });
};

/** Whether a row has anything else than zeros: a period without a record has none. */
export const hasFigures = (
  { values }: Pick<ShownRow, 'values'>,
  fields: readonly string[],
): boolean => fields.some((field) => (numberOf(values, field) ?? 0) !== 0);
