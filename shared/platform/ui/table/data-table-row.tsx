import { Checkbox } from '@mantine/core';
import { type Column, cellContent } from './column.ts';
import classes from './data-table.module.css';
import { ExpandButton } from './expand-button.tsx';
import { startsGroup } from './heading-runs.ts';
import type { RowExpansion, RowSelection } from './row-parts.ts';
import type { TableLine } from './table-lines.ts';

interface DataTableRowProps<Row extends object> {
  line: TableLine<Row>;
  columns: readonly Column<Row>[];
  selection?: RowSelection<Row> | undefined;
  expansion?: RowExpansion<Row> | undefined;
  onToggle?: (key: string) => void;
  /** Whether the row is the total, which cannot be selected. */
  isTotal?: boolean;
  /** Index of the row in the table; given if not all rows are rendered. */
  rowIndex?: number | undefined;
}

/**
 * A row of the table; nested rows have no checkbox. The cells are native elements and not the
 * kit's, which cost several times as much while a long table scrolls.
 */
export function DataTableRow<Row extends object>(props: DataTableRowProps<Row>) {
  const { line, columns, selection, expansion, onToggle, isTotal = false, rowIndex } = props;
  const { row, key, depth, open } = line;
  const picks = selection !== undefined && depth === 0 && !isTotal;
  const selected = picks && selection.selected.has(key);

  return (
    <tr
      className={classes.row}
      data-depth={depth}
      data-selected={selected || undefined}
      aria-rowindex={rowIndex}
    >
      {selection && (
        <td className={classes.pick}>
          {picks && (
            <Checkbox
              checked={selected}
              onChange={(event) => selection.onToggle(row, event.currentTarget.checked)}
              aria-label={selection.label(row)}
            />
          )}
        </td>
      )}
      {columns.map((column, place) =>
        place === 0 ? (
          <th
            key={column.field}
            scope="row"
            className={classes.lead}
            data-align={column.align ?? 'start'}
          >
            <span className={classes.leadContent} data-expands={expansion !== undefined}>
              {open !== null && expansion && (
                <ExpandButton
                  open={open}
                  label={expansion.label(row)}
                  onToggle={() => onToggle?.(key)}
                />
              )}
              {cellContent(column, row)}
            </span>
          </th>
        ) : (
          <td
            key={column.field}
            className={classes.cell}
            data-align={column.align ?? 'start'}
            data-quiet={column.quiet}
            data-starts={startsGroup(columns, place) || undefined}
          >
            {cellContent(column, row)}
          </td>
        ),
      )}
    </tr>
  );
}
