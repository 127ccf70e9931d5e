import type { ReactNode } from 'react';

/** What consecutive columns have in common, as a heading above theirs. */
export interface ColumnGroup {
  key: string;
  header: ReactNode;
}

interface ColumnBase {
  header: ReactNode;
  /** The first column names the rows and belongs to none. */
  group?: ColumnGroup;
  /** Figures to compare with: dimmed beside those of the rows themselves. */
  quiet?: boolean;
  /** Numbers go to the end side, so that their digits stand under each other. */
  align?: 'start' | 'end' | 'center';
  /** The header becomes a button; `onSort` of the table hears it. */
  sortable?: boolean;
  /** A CSS width that the column keeps. */
  width?: string;
}

/**
 * A column of a `DataTable`. A field of the row shows itself; anything else says how it is shown
 * by `render`.
 */
export type Column<Row> =
  | (ColumnBase & { field: keyof Row & string; render?: (row: Row) => ReactNode })
  | (ColumnBase & { field: string; render: (row: Row) => ReactNode });

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** The sort after a press on a header: ascending first, then the other way round. */
export function nextSort(sort: Sort | null, field: string): Sort {
  const turned = sort?.field === field && sort.direction === 'asc';
  return { field, direction: turned ? 'desc' : 'asc' };
}

/** What a cell shows: the column's own rendering, else the field's text or number. */
export function cellContent<Row extends object>(column: Column<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const value: unknown = Reflect.get(row, column.field);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
