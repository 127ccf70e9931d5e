import { useState } from 'react';
import { renderInShell, screen, within } from '../../testing/testing.ts';
import type { Column, Sort } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Row {
  name: string;
  tires: number;
  weeks?: Row[];
}

const rows: Row[] = [
  {
    name: 'January',
    tires: 30,
    weeks: [
      { name: 'Week 1', tires: 12 },
      { name: 'Week 2', tires: 18 },
    ],
  },
  { name: 'February', tires: 7 },
];
const columns: Column<Row>[] = [
  { field: 'name', header: 'Month', sortable: true },
  { field: 'tires', header: 'Tires', align: 'end', sortable: true },
  { field: 'share', header: 'Share', align: 'end', render: ({ tires }) => `${tires}%` },
];
const table = { caption: 'Purchases', columns, rows, rowKey: (row: Row) => row.name };

const cellsOf = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(name) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('names the table, its columns and its rows', () => {
  renderInShell(<DataTable {...table} total={{ name: 'Total', tires: 37 }} />);
  expect(screen.getByRole('table', { name: 'Purchases' })).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Month',
    'Tires',
    'Share',
  ]);
  expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toEqual([
    'January',
    'February',
    'Total',
  ]);
  expect(cellsOf('January')).toEqual(['30', '30%']);
});

test('sorts by the buttons of its headings and says how it is sorted', async () => {
  function Sorted() {
    const [sort, setSort] = useState<Sort | null>(null);
    return <DataTable {...table} sort={sort} onSort={setSort} />;
  }
  const { user } = renderInShell(<Sorted />);
  const heading = screen.getByRole('columnheader', { name: 'Tires' });
  expect(heading).not.toHaveAttribute('aria-sort');

  await user.click(within(heading).getByRole('button', { name: 'Tires' }));
  expect(heading).toHaveAttribute('aria-sort', 'ascending');
  await user.keyboard('{Enter}');
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  await user.click(screen.getByRole('button', { name: 'Month' }));
  expect(heading).not.toHaveAttribute('aria-sort');
  expect(
    within(screen.getByRole('columnheader', { name: 'Share' })).queryByRole('button'),
  ).toBeNull();
});

test('a locked order is told and stays', async () => {
  const onSort = jest.fn();
  const sort: Sort = { field: 'tires', direction: 'desc' };
  const { user } = renderInShell(<DataTable {...table} sort={sort} onSort={onSort} sortLocked />);
  const heading = screen.getByRole('columnheader', { name: 'Tires' });
  expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(within(heading).getByRole('button')).toBeDisabled();
  await user.click(within(heading).getByRole('button'));
  expect(onSort).not.toHaveBeenCalled();
});

test('opens a month into its weeks and closes it again', async () => {
  const expansion = {
    rowsOf: (row: Row) => row.weeks ?? [],
    label: (row: Row) => `Weeks of ${row.name}`,
  };
  const { user } = renderInShell(<DataTable {...table} expansion={expansion} />);
  const opener = screen.getByRole('button', { name: 'Weeks of January' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('button', { name: 'Weeks of February' })).toBeNull();

  await user.click(opener);
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  expect(cellsOf('Week 2')).toEqual(['18', '18%']);

  await user.keyboard('{Enter}');
  expect(screen.queryByRole('rowheader', { name: 'Week 2' })).toBeNull();
});

test('selects rows by labelled checkboxes', async () => {
  const onToggle = jest.fn();
  const selection = {
    selected: new Set(['February']),
    onToggle,
    header: 'Select',
    label: (row: Row) => `Select ${row.name}`,
  };
  const { user } = renderInShell(<DataTable {...table} selection={selection} />);
  expect(screen.getByRole('checkbox', { name: 'Select February' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'Select January' }));
  expect(onToggle).toHaveBeenCalledWith(rows[0], true);
});

test('shows what stands for no rows, and no total then', () => {
  renderInShell(
    <DataTable {...table} rows={[]} empty="No purchases" total={{ name: 'Total', tires: 0 }} />,
  );
  expect(screen.getByRole('cell', { name: 'No purchases' })).toBeVisible();
  expect(screen.queryByText('Total')).toBeNull();
});

test('without a text for no rows, the total stands alone', () => {
  renderInShell(<DataTable {...table} rows={[]} total={{ name: 'Total', tires: 37 }} />);
  expect(screen.getByRole('row', { name: /^Total 37/ })).toBeVisible();
});

test('is reached by the keyboard only where it scrolls', () => {
  const width = jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  const { unmount } = renderInShell(<DataTable {...table} />);
  expect(screen.getByRole('group', { name: 'Purchases' })).toHaveAttribute('tabindex', '0');
  unmount();
  width.mockRestore();
  renderInShell(<DataTable {...table} />);
  expect(screen.queryByRole('group')).toBeNull();
});
