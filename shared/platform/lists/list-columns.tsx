import { personText } from '@portal/contract/portal';
import {
  type ListColumn,
  type ListDefinition,
  type TableRoom,
  tableRooms,
} from '@portal/contract/wire';
import type { ReactNode } from 'react';
import { formatDate, formatDay, formatFigure } from '../format/format.ts';
import type { SpokenWords } from '../i18n/i18n.ts';
import type { Column } from '../ui/table/column.ts';
import classes from './list.module.css';

/** Custom cells of the screen, by field. */
export type ListCells<Row> = Readonly<Record<string, (row: Row) => ReactNode>>;

interface ListColumnsOptions<Row> extends Pick<SpokenWords, 't'> {
  readonly cells: ListCells<Row>;
  readonly room: TableRoom;
  /** The fields to show if there is room; all by default. */
  readonly fields?: readonly string[] | undefined;
}

/** Returns the columns of a list's table, in the order of the definition. */
export function listColumns<Row extends object>(
  { columns, sorts }: ListDefinition,
  { t, cells, room, fields }: ListColumnsOptions<Row>,
): readonly Column<Row>[] {
  return columns
    .filter(({ field, only }) => only !== 'file' && (fields?.includes(field) ?? true))
    .filter(({ from = 'phone' }) => tableRooms.indexOf(from) <= tableRooms.indexOf(room))
    .map((column) => ({
      field: column.field,
      header: t(column.inGroup ?? column.label),
      ...(column.group !== undefined && {
        group: { key: column.group, header: t(column.group) },
      }),
      sortable: Object.hasOwn(sorts, column.field),
      ...(column.align && { align: column.align }),
      ...(isNumeric(column) && { align: 'end' as const }),
      ...(column.width !== undefined && { width: column.width }),
      render: cells[column.field] ?? ((row) => declaredCell(column, row, t)),
    }));
}

const isNumeric = ({ format }: ListColumn) =>
  format === 'integer' || format === 'mean' || format === 'ratio';

function declaredCell({ field, format, words }: ListColumn, row: object, t: SpokenWords['t']) {
  const value: unknown = Reflect.get(row, field);
  if (value === null || value === undefined) return null;
  if (words !== undefined) return <span className={classes.short}>{t(`${words}.${value}`)}</span>;
  if (format === 'integer' || format === 'mean' || format === 'ratio')
    return formatFigure(Number(value), format);
  if (format === 'date') return formatDate(String(value));
  if (format === 'day') return formatDay(String(value));
  return (
    <span className={classes.text} dir="auto">
      {format === 'person' ? personText(String(value), t) : String(value)}
    </span>
  );
}
