import { Table } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Column, Sort } from './column.ts';
import classes from './data-table.module.css';
import { DataTableHead } from './data-table-head.tsx';
import { DataTableRow } from './data-table-row.tsx';
import type { RowExpansion, RowSelection } from './row-parts.ts';
import { useExpansion } from './use-expansion.ts';
import { useOverflow } from './use-overflow.ts';

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
  selection?: RowSelection<Row> | undefined;
  expansion?: RowExpansion<Row> | undefined;
  /** A last row that stands apart, such as the total. */
  total?: NoInfer<Row> | null | undefined;
  /** Shown in place of rows when there are none. */
  empty?: ReactNode;
  /** Greatest height, as a CSS length; rows then scroll under the heading. */
  maxHeight?: string | undefined;
}

/**
 * A table for figures: headings that sort, numbers that line up, rows that open into finer ones.
 * The first column names its row. A table wider or higher than its place scrolls in a region that
 * the keyboard reaches.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, captionShown = false, columns, rows, rowKey, total, empty, maxHeight } = props;
  const captionId = useId();
  const [scroller, overflows] = useOverflow();
  const expansion = useExpansion();
  const span = columns.length + (props.selection ? 1 : 0);
  const reach = overflows
    ? { role: 'group', tabIndex: 0, 'aria-labelledby': captionId }
    : undefined;

  return (
    <div ref={scroller} className={classes.scroller} style={{ maxBlockSize: maxHeight }} {...reach}>
      <Table className={classes.table} tabularNums captionSide="top">
        <Table.Caption id={captionId} className={captionShown ? classes.caption : classes.unseen}>
          {caption}
        </Table.Caption>
        <DataTableHead
          columns={columns}
          sort={props.sort ?? null}
          onSort={props.onSort}
          selectionHeader={props.selection?.header}
        />
        <Table.Tbody>
          {rows.length === 0 && empty !== undefined && (
            <Table.Tr>
              <Table.Td colSpan={span}>{empty}</Table.Td>
            </Table.Tr>
          )}
          {rows.map((row) => (
            <DataTableRow
              key={rowKey(row)}
              row={row}
              rowKey={rowKey}
              columns={columns}
              selection={props.selection}
              expansion={props.expansion}
              opened={expansion}
            />
          ))}
        </Table.Tbody>
        {total && rows.length > 0 && (
          <Table.Tfoot className={classes.total}>
            <DataTableRow
              row={total}
              rowKey={rowKey}
              columns={columns}
              spacer={props.selection !== undefined}
            />
          </Table.Tfoot>
        )}
      </Table>
    </div>
  );
}
