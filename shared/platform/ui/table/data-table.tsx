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
  /** What the table holds; its accessible name. */
  caption: string;
  /** Shows the caption above the table instead of keeping it for assistive technology. */
  captionShown?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: Sort | null | undefined;
  onSort?: ((sort: Sort) => void) | undefined;
  /** The order stays as it is: the headings tell it, and do not take a press. */
  sortLocked?: boolean | undefined;
  selection?: RowSelection<Row> | undefined;
  expansion?: RowExpansion<Row> | undefined;
  /** A last row that stands apart, such as the total; not below a text that stands for no rows. */
  total?: NoInfer<Row> | null | undefined;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /**
   * Greatest height, as a CSS length; rows then scroll between the heading and the total, and of
   * more than 200 only those in sight are in the page.
   */
  maxHeight?: string | undefined;
  /**
   * Of so many rows, each is as high as its texts are; the columns are as wide as they say, those that say
   * nothing share what is left. Else all are as high as one line, and the columns as wide as their texts.
   */
  unevenRows?: boolean | undefined;
}

const mostRowsAtOnce = 200;

/**
 * A table for figures: headings that sort, numbers that line up, rows that open into finer ones.
 * The first column names its row and stays in sight. A table wider or higher than its place scrolls
 * in a region that the keyboard reaches.
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
