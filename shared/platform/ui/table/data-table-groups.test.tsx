import { useState } from 'react';
import { renderInShell, screen, within } from '../../testing/testing.ts';
import type { Column, Sort } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Row {
  name: string;
  now: number;
  before: number;
  weeks?: Row[];
}

const rows: Row[] = [
  { name: 'January', now: 30, before: 20, weeks: [{ name: 'Week 1', now: 30, before: 20 }] },
  { name: 'February', now: 7, before: 9, weeks: [{ name: 'Week 1', now: 7, before: 9 }] },
];
const group = { key: 'new', header: 'New tires' };
const columns: Column<Row>[] = [
  { field: 'name', header: 'Month', sortable: true },
  { field: 'now', header: 'Current', group, sortable: true },
  { field: 'before', header: 'Previous', group, quiet: true, sortable: true },
];
const table = { caption: 'Purchases', columns, rows, rowKey: (row: Row) => row.name };
const expansion = {
  rowsOf: (row: Row) => row.weeks ?? [],
  label: (row: Row) => `Weeks of ${row.name}`,
};

test('names columns of a group by the heading above and their own', async () => {
  const onSort = jest.fn();
  const { user } = renderInShell(<DataTable {...table} onSort={onSort} />);
  const above = screen.getByRole('columnheader', { name: 'New tires' });
  expect(above).toHaveAttribute('scope', 'colgroup');
  expect(above).toHaveAttribute('colspan', '2');
  expect(screen.getByRole('columnheader', { name: 'Month' })).toHaveAttribute('rowspan', '2');
  expect(screen.getByRole('columnheader', { name: 'New tires Previous' })).toHaveAttribute(
    'scope',
    'col',
  );

  await user.click(screen.getByRole('button', { name: 'New tires Previous' }));
  expect(onSort).toHaveBeenCalledWith({ field: 'before', direction: 'asc' });
  expect(within(above).queryByRole('button')).toBeNull();
});

test('says on the lower heading how the table is sorted', () => {
  const sort: Sort = { field: 'now', direction: 'desc' };
  renderInShell(<DataTable {...table} sort={sort} onSort={() => undefined} />);
  expect(screen.getByRole('columnheader', { name: 'New tires Current' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('opens what the screen says, and tells it what is to be opened', async () => {
  const onOpened = jest.fn();
  function Kept() {
    const [opened, setOpened] = useState<ReadonlySet<string>>(new Set(['January']));
    return (
      <DataTable
        {...table}
        expansion={{
          ...expansion,
          opened,
          onOpened: (next) => {
            onOpened([...next]);
            setOpened(next);
          },
        }}
      />
    );
  }
  const { user } = renderInShell(<Kept />);
  expect(screen.getAllByRole('rowheader', { name: 'Week 1' })).toHaveLength(1);

  await user.click(screen.getByRole('button', { name: 'Weeks of February' }));
  expect(onOpened).toHaveBeenLastCalledWith(['January', 'February']);
  expect(screen.getAllByRole('rowheader', { name: 'Week 1' })).toHaveLength(2);

  await user.click(screen.getByRole('button', { name: 'Weeks of January' }));
  expect(onOpened).toHaveBeenLastCalledWith(['February']);
});

test('leaves rows closed that the screen does not open', async () => {
  const { user } = renderInShell(
    <DataTable {...table} expansion={{ ...expansion, opened: new Set() }} />,
  );
  await user.click(screen.getByRole('button', { name: 'Weeks of January' }));
  expect(screen.queryByRole('rowheader', { name: 'Week 1' })).toBeNull();
});
