import type { ReactNode } from 'react';

/** A shared heading above consecutive columns. */
export interface ColumnGroup {
  key: string;
  header: ReactNode;
}

interface ColumnBase {
  header: ReactNode;
  /** Not for the first column, which names the rows. */
  group?: ColumnGroup;
  /** Comparison figures: dimmed beside the rows' own figures. */
  quiet?: boolean;
  /** Use `end` for numbers, so that their digits line up. */
  align?: 'start' | 'end' | 'center';
  /** Makes the header a button that calls the table's `onSort`. */
  sortable?: boolean;
  /** A fixed CSS width. */
  width?: string;
}

/**
 * A column of a `DataTable`. A field of the row is shown directly; anything else needs `render`.
 */
export type Column<Row> =
  | (ColumnBase & { field: keyof Row & string; render?: (row: Row) => ReactNode })
  | (ColumnBase & { field: string; render: (row: Row) => ReactNode });

export interface Sort {
  field: string;
  direction: 'asc' | 'desc';
}

/** Returns the sort after a click on a header: ascending first, then reversed. */
export function nextSort(sort: Sort | null, field: string): Sort {
  const turned = sort?.field === field && sort.direction === 'asc';
  return { field, direction: turned ? 'desc' : 'asc' };
}

/** Returns the content of a cell: the column's own rendering, else the field's text or number. */
export function cellContent<Row extends object>(column: Column<Row>, row: Row): ReactNode {
  if (column.render) return column.render(row);
  const value: unknown = Reflect.get(row, column.field);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
