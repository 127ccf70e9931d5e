import { Table } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Column, Sort } from './column.ts';
import classes from './data-table.module.css';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import { headingRows } from './heading-runs.ts';
import type { RowExpansion, RowSelection } from './row-parts.ts';
import { RowWindow } from './row-window.tsx';
import { tableLines } from './table-lines.ts';
import { TableScroller } from './table-scroller.tsx';
import { useExpansion } from './use-expansion.ts';
import { widestCells } from './widest-cells.ts';

export interface DataTableProps<Row extends object> {
  /** The subject of the table; its accessible name. */
  caption: string;
  /** Shows the caption above the table; otherwise only assistive technology sees it. */
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The order is fixed: the headings show it, but are not buttons. */
  sortLocked?: boolean | undefined;
  selection?: RowSelection<Row> | undefined;
  expansion?: RowExpansion<Row> | undefined;
  /** A separate last row, such as the total; not shown below the `empty` content. */
  total?: NoInfer<Row> | null | undefined;
  /** Shown instead of rows if there are none. */
  empty?: ReactNode;
  /**
   * Maximum height, as a CSS length; rows then scroll between the heading and the total, and if
   * there are more than 200, only the visible ones are rendered.
   */
  maxHeight?: string | undefined;
  /**
   * If only the visible rows are rendered: each row is as high as its texts, and columns have their
   * declared widths, with the others sharing the rest. Otherwise all rows are one line high, and
   * columns are as wide as their texts.
   */
  unevenRows?: boolean | undefined;
}

const mostRowsAtOnce = 200;

/**
 * A table for figures, with sortable headings, aligned numbers and rows that expand into nested
 * ones. The first column names the row and stays visible. A table wider or higher than its
 * container scrolls in a region that the keyboard can reach.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, total, empty, maxHeight } = props;
  const { selection, expansion, unevenRows = false } = props;
  const captionId = useId();
  const { isOpen, toggle } = useExpansion(expansion);
  const lines = tableLines({ rows, rowKey, expansion, isOpen });
  const isWindow = maxHeight !== undefined && lines.length > mostRowsAtOnce;
  const headRows = headingRows(columns);
  const rowIndexOf = (place: number) => (isWindow ? headRows + 1 + place : undefined);
  const rowParts = { columns, selection, expansion };
  const rowElements = lines.map((line, place) => (
    <DataTableRow
      key={line.key}
      {...rowParts}
      line={line}
      onToggle={toggle}
      rowIndex={rowIndexOf(place)}
    />
  ));

  return (
    <TableScroller captionId={captionId} maxHeight={maxHeight}>
      <Table
        className={classes.table}
        data-window={isWindow ? (unevenRows ? 'uneven' : 'even') : undefined}
        aria-rowcount={rowIndexOf(lines.length + (total ? 0 : -1))}
        tabularNums
        captionSide="top"
      >
        <Table.Caption id={captionId} className={captionShown ? classes.caption : classes.unseen}>
          {caption}
        </Table.Caption>
        <DataTableHead
          columns={columns}
          sort={props.sort ?? null}
          onSort={props.onSort}
          sortLocked={props.sortLocked}
          selectionHeader={selection?.header}
          counted={isWindow}
        />
        {isWindow ? (
          <RowWindow
            rows={rowElements}
            widest={
              unevenRows
                ? null
                : widestCells(
                    columns,
                    lines.map(({ row }) => row),
                  )
            }
            headRows={headRows}
            picks={selection !== undefined}
          />
        ) : (
          <Table.Tbody>
            {rows.length === 0 && empty !== undefined && (
              <Table.Tr>
                <Table.Td colSpan={columns.length + (selection ? 1 : 0)}>{empty}</Table.Td>
              </Table.Tr>
            )}
            {rowElements}
          </Table.Tbody>
        )}
        {total && (rows.length > 0 || empty === undefined) && (
          <Table.Tfoot className={classes.total}>
            <DataTableRow
              {...rowParts}
              line={{ row: total, key: rowKey(total), depth: 0, open: null }}
              isTotal
              rowIndex={rowIndexOf(lines.length)}
            />
          </Table.Tfoot>
        )}
      </Table>
    </TableScroller>
  );
}
