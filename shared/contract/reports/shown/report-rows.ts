import { keyOf, type ReportDefinition } from '../report-definition.ts';
import type { ReportRow } from '../report-types.ts';
import { type CoveredDays, type PeriodCover, periodCover } from './period-cover.ts';

/** The value of a report's cell. */
export type ShownCell = number | string | null;

/** A row of a report on screen: its name, its figures and its inner rows. */
export interface ShownRow {
  /**
   * Independent of the language: `2026-01` for a month, a week's first day, a code, or the name.
   */
  readonly key: string;
  readonly lead: string;
  readonly values: ReportRow;
  /** The weeks of a month, or the parts of a group. */
  readonly inner: readonly ShownRow[];
  /** Only for an incomplete month or week. */
  readonly cover?: PeriodCover;
}

/** Returns the value of a field, or null if there is none or it is not a cell. */
export function cellOf(row: ReportRow, field: string): ShownCell {
  const value = row[field];
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}

/** Returns the number in a field, or null if there is none. */
export function numberOf(row: ReportRow, field: string): number | null {
  const value = row[field];
  return typeof value === 'number' ? value : null;
}

/** Whether a row of periods is a week. */
export const isWeek = ({ values }: ShownRow): boolean => typeof values.WeekString === 'string';

type Shape = Pick<ReportDefinition, 'shape' | 'lead' | 'inner' | 'key'>;

function rowKey(definition: Shape, row: ReportRow): string {
  if (definition.shape !== 'periods') return String(cellOf(row, keyOf(definition)) ?? '');
  const date = String(row.Date ?? '');
  return row.WeekString ? date : date.slice(0, 7);
}

/** Returns the shape of the inner rows, and the field that contains them. */
function innerOf(definition: Shape): { shape: Shape; field: string } | null {
  const { shape, inner } = definition;
  if (shape === 'periods') return { shape: definition, field: 'Weeks' };
  return inner ? { shape: { shape: 'ranking', lead: inner }, field: 'Rows' } : null;
}

/**
 * Names the rows, in their given order.
 *
 * @param leadOf formats a row's first column
 * @param days the range by which complete periods are recognized
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

/** Whether a row has a figure other than zero; a period without records has none. */
export const hasFigures = (
  { values }: Pick<ShownRow, 'values'>,
  fields: readonly string[],
): boolean => fields.some((field) => (numberOf(values, field) ?? 0) !== 0);
