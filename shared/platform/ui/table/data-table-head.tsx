import { Table } from '@mantine/core';
import { useId } from 'react';
import type { Column, Sort } from './column.ts';
import classes from './data-table.module.css';
import { DataTableHeading } from './data-table-heading.tsx';
import { headingRows, headingRuns } from './heading-runs.ts';

interface DataTableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: ((sort: Sort) => void) | undefined;
  sortLocked: boolean | undefined;
  selectionHeader: string | undefined;
  /** Whether heading rows have their index in the table; needed if not all rows are rendered. */
  counted: boolean;
}

/**
 * The headings of a table; sortable ones are buttons and show the current sort. Columns of a group
 * share a heading above their own; the others span both rows.
 */
export function DataTableHead<Row>(props: DataTableHeadProps<Row>) {
  const { columns, sort, onSort, sortLocked, selectionHeader, counted } = props;
  const id = useId();
  const rowSpan = headingRows(columns);
  const runs = headingRuns(columns);
  const heading = { sort, onSort, sortLocked };

  return (
    <>
      {selectionHeader !== undefined && <colgroup />}
      {runs.map((run) => (
        <colgroup key={run.columns[0].field} span={run.columns.length} />
      ))}
      <Table.Thead className={classes.head}>
        <Table.Tr aria-rowindex={counted ? 1 : undefined}>
          {selectionHeader !== undefined && (
            <Table.Th scope="col" rowSpan={rowSpan} className={classes.pick} data-head>
              {selectionHeader}
            </Table.Th>
          )}
          {runs.map(({ group, starts, columns: [first, ...others] }, place) =>
            group ? (
              <Table.Th
                key={first.field}
                id={`${id}${first.field}`}
                scope="colgroup"
                colSpan={1 + others.length}
                className={classes.group}
                data-starts={starts || undefined}
              >
                {group.header}
              </Table.Th>
            ) : (
              <DataTableHeading
                key={first.field}
                {...heading}
                column={first}
                lead={place === 0}
                starts={starts}
                rowSpan={rowSpan}
              />
            ),
          )}
        </Table.Tr>
        {rowSpan === 2 && (
          <Table.Tr aria-rowindex={counted ? 2 : undefined}>
            {runs.map(
              (run) =>
                run.group &&
                run.columns.map((column, place) => (
                  <DataTableHeading
                    key={column.field}
                    {...heading}
                    column={column}
                    groupId={`${id}${run.columns[0].field}`}
                    starts={run.starts && place === 0}
                  />
                )),
            )}
          </Table.Tr>
        )}
      </Table.Thead>
    </>
  );
}
