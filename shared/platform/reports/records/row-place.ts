import {
  cellOf,
  isWeek,
  keyOf,
  type ReportDefinition,
  type ShownRow,
} from '@portal/contract/reports';
import type { RowPlace } from './open-figure.ts';

type Shape = Pick<ReportDefinition, 'shape' | 'lead' | 'inner' | 'key'>;

const named = (row: ShownRow, field: string) => ({ [field]: String(cellOf(row.values, field)) });

/**
 * Returns the place of a row in its report.
 *
 * @param rows rows of the report, in which a finer row is found
 * @param row one of these rows, a row inside one, or the total
 */
export function rowPlaceOf(
  definition: Shape,
  rows: readonly ShownRow[],
  row: ShownRow,
  isTotal: boolean,
): RowPlace {
  const { shape, inner } = definition;
  const names = [row.lead];
  if (isTotal) return { row: {}, names };
  if (shape === 'periods')
    return { row: { ...named(row, 'Date'), Period: isWeek(row) ? 'week' : 'month' }, names };
  const around = inner && rows.find((each) => each.inner.includes(row));
  if (!around) return { row: named(row, keyOf(definition)), names };
  const group = rowPlaceOf(definition, rows, around, false);
  return {
    row: { ...group.row, ...named(row, inner.field) },
    names: [...group.names, ...names],
    group,
  };
}
