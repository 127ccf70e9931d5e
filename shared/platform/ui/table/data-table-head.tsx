import { Table, UnstyledButton } from '@mantine/core';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../icons.ts';
import { type Column, nextSort, type Sort } from './column.ts';
import classes from './data-table.module.css';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  selectionHeader: string | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;

/** The headings of a table; those that sort are buttons and say how the table is sorted. */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sort, onSort, selectionHeader } = props;
  return (
    <Table.Thead className={classes.head}>
      <Table.Tr>
        {selectionHeader !== undefined && (
          <Table.Th scope="col" className={classes.pick}>
            {selectionHeader}
          </Table.Th>
        )}
        {columns.map((column) => {
          const direction = sort?.field === column.field ? sort.direction : undefined;
          const Mark = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort }[
            direction ?? 'none'
          ];
          return (
            <Table.Th
              key={column.field}
              scope="col"
              className={classes.heading}
              data-align={column.align ?? 'start'}
              style={{ inlineSize: column.width }}
              aria-sort={direction && ariaSort[direction]}
            >
              {column.sortable && onSort ? (
                <UnstyledButton
                  className={classes.sort}
                  data-sorted={direction !== undefined}
                  onClick={() => onSort(nextSort(sort, column.field))}
                >
                  {column.header}
                  <Mark size={14} aria-hidden className={classes.mark} />
                </UnstyledButton>
              ) : (
                column.header
              )}
            </Table.Th>
          );
        })}
      </Table.Tr>
    </Table.Thead>
  );
}
