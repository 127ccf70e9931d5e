import { Table, UnstyledButton } from '@mantine/core';
import { useId } from 'react';
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '../icons.ts';
import { type Column, nextSort, type Sort } from './column.ts';
import classes from './data-table.module.css';

interface DataTableHeadingProps<Row> {
  column: Column<Row>;
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  sortLocked?: boolean | undefined;
  /** Id of the group heading above, which is part of this heading's name. */
  groupId?: string | undefined;
  lead?: boolean;
  /** Whether a group of columns begins here. */
  starts?: boolean;
  rowSpan?: number | undefined;
}

const ariaSort = { asc: 'ascending', desc: 'descending' } as const;
const marks = { asc: IconArrowUp, desc: IconArrowDown, none: IconArrowsSort };

/** The heading of one column: a button if the table can be sorted by it. */
export function DataTableHeading<Row>(props: DataTableHeadingProps<Row>) {
  const {
    column,
    sort,
    onSort,
    sortLocked,
    groupId,
    lead = false,
    starts = false,
    rowSpan,
  } = props;
  const wordsId = useId();
  const direction = sort?.field === column.field ? sort.direction : undefined;
  const Mark = marks[direction ?? 'none'];
  return (
    <Table.Th
      scope="col"
      rowSpan={rowSpan}
      className={classes.heading}
      data-align={column.align ?? 'start'}
      data-lead={lead || undefined}
      data-starts={starts || undefined}
      style={{ inlineSize: column.width, minInlineSize: leastWidth(column.width) }}
      aria-sort={direction && ariaSort[direction]}
    >
      {column.sortable && onSort ? (
        <UnstyledButton
          className={classes.sort}
          data-sorted={direction !== undefined}
          disabled={sortLocked}
          aria-labelledby={groupId && `${groupId} ${wordsId}`}
          onClick={() => onSort(nextSort(sort, column.field))}
        >
          <span id={wordsId}>{column.header}</span>
          <Mark size={14} aria-hidden className={classes.mark} />
        </UnstyledButton>
      ) : (
        column.header
      )}
    </Table.Th>
  );
}

/** Returns the minimum width of a column; a percentage sets none. */
const leastWidth = (width: string | undefined) => (width?.endsWith('%') ? undefined : width);
