import { Checkbox, Table } from '@mantine/core';
import { type Column, cellContent } from './column.ts';
import classes from './data-table.module.css';
import { ExpandButton } from './expand-button.tsx';
import type { RowExpansion, RowSelection } from './row-parts.ts';
import type { Expansion } from './use-expansion.ts';

interface DataTableRowProps<Row extends object> {
  row: Row;
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  selection?: RowSelection<Row> | undefined;
  expansion?: RowExpansion<Row> | undefined;
  opened?: Expansion;
  /** How deep the row lies inside others. */
  depth?: number;
  /** An empty cell in place of the checkbox. */
  spacer?: boolean;
}

/** One row and, when it stands open, the rows inside it. */
export function DataTableRow<Row extends object>(props: DataTableRowProps<Row>) {
  const { row, rowKey, columns, selection, expansion, opened, depth = 0, spacer = false } = props;
  const key = rowKey(row);
  const inner = depth === 0 ? (expansion?.rowsOf(row) ?? []) : [];
  const open = inner.length > 0 && (opened?.isOpen(key) ?? false);
  const selected = selection?.selected.has(key) ?? false;

  return (
    <>
      <Table.Tr className={classes.row} data-depth={depth} data-selected={selected || undefined}>
        {selection && (
          <Table.Td className={classes.pick}>
            <Checkbox
              checked={selected}
              onChange={(event) => selection.onToggle(row, event.currentTarget.checked)}
              aria-label={selection.label(row)}
            />
          </Table.Td>
        )}
        {spacer && <Table.Td />}
        {columns.map((column, place) =>
          place === 0 ? (
            <Table.Th
              key={column.field}
              scope="row"
              className={classes.lead}
              data-align={column.align ?? 'start'}
            >
              <span className={classes.leadContent} data-expands={expansion !== undefined}>
                {inner.length > 0 && opened && expansion && (
                  <ExpandButton
                    open={open}
                    label={expansion.label(row)}
                    onToggle={() => opened.toggle(key)}
                  />
                )}
                {cellContent(column, row)}
              </span>
            </Table.Th>
          ) : (
            <Table.Td
              key={column.field}
              className={classes.cell}
              data-align={column.align ?? 'start'}
            >
              {cellContent(column, row)}
            </Table.Td>
          ),
        )}
      </Table.Tr>
      {open &&
        inner.map((child) => (
          <DataTableRow
            key={rowKey(child)}
            row={child}
            rowKey={rowKey}
            columns={columns}
            depth={depth + 1}
            expansion={expansion}
            spacer={selection !== undefined}
          />
        ))}
    </>
  );
}
