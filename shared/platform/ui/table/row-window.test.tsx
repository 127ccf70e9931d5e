import { useState } from 'react';
import { act, renderInShell, screen, within } from '../../testing/testing.ts';
import type { Column, Sort } from './column.ts';
import { DataTable } from './data-table.tsx';

interface Row {
  name: string;
  tires: number;
}

const render = jest.fn(({ tires }: Row) => tires);
const columns: Column<Row>[] = [
  { field: 'name', header: 'Week', sortable: true },
  { field: 'tires', header: 'Tires', sortable: true, render },
];
const weeks = (count: number): Row[] =>
  Array.from({ length: count }, (_, place) => ({ name: `Week ${place + 1}`, tires: place + 1 }));
const rows = weeks(1500);
const table = {
  caption: 'Purchases',
  columns,
  rows,
  rowKey: (row: Row) => row.name,
  maxHeight: '20rem',
  total: { name: 'Total', tires: 9 },
};

const shown = () =>
  screen
    .getAllByRole('rowheader')
    .map((head) => head.textContent)
    .filter((name) => name !== 'Total');

const scrollTo = (top: number) => {
  const place = screen.getByRole('group', { name: 'Purchases' });
  place.scrollTop = top;
  act(() => void place.dispatchEvent(new Event('scroll')));
};

// Simulates a viewport of ten rows with 40 pixels each, as jsdom has no layout.
beforeEach(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(800);
  jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(60_000);
  render.mockClear();
});
afterEach(() => jest.restoreAllMocks());

test('holds a window of many rows, all of them counted, and the total', () => {
  renderInShell(<DataTable {...table} />);
  expect(shown().length).toBeLessThan(40);
  expect(shown()[0]).toBe('Week 1');
  expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1502');
  expect(screen.getByRole('row', { name: /^Week 3/ })).toHaveAttribute('aria-rowindex', '4');
  expect(screen.getByRole('row', { name: /^Total/ })).toHaveAttribute('aria-rowindex', '1502');
});

test('moves the window with the scroll and renders no row again', () => {
  renderInShell(<DataTable {...table} />);
  const before = shown();
  render.mockClear();
  scrollTo(160);
  expect(shown()).toContain('Week 1');
  const again = render.mock.calls.map(([{ name }]) => name).filter((name) => before.includes(name));
  expect(again).toEqual([]);

  scrollTo(40_000);
  expect(shown()).toContain('Week 1001');
  expect(shown()).not.toContain('Week 1');
  expect(screen.getByRole('row', { name: /^Total/ })).toBeVisible();
});

test('sorts the whole set', async () => {
  function Sorted() {
    const [sort, setSort] = useState<Sort | null>(null);
    const sorted = sort?.direction === 'desc' ? rows.toReversed() : rows;
    return <DataTable {...table} rows={sorted} sort={sort} onSort={setSort} />;
  }
  const { user } = renderInShell(<Sorted />);
  await user.click(screen.getByRole('button', { name: 'Tires' }));
  await user.click(screen.getByRole('button', { name: 'Tires' }));
  expect(shown()[0]).toBe('Week 1500');
});

test('keeps the row that has the focus', () => {
  const expansion = {
    rowsOf: ({ name }: Row) => [{ name: `${name} by day`, tires: 1 }],
    label: ({ name }: Row) => `Days of ${name}`,
  };
  renderInShell(<DataTable {...table} expansion={expansion} />);
  const opener = screen.getByRole('button', { name: 'Days of Week 2' });
  act(() => opener.focus());
  scrollTo(40_000);
  expect(opener).toHaveFocus();
  expect(shown()).not.toContain('Week 1');
});

test('counts rows that stand open', async () => {
  const expansion = {
    rowsOf: ({ name }: Row) => (name === 'Week 1' ? weeks(50) : []),
    label: ({ name }: Row) => `Inside ${name}`,
  };
  const { user } = renderInShell(
    <DataTable {...table} rows={rows.slice(0, 180)} expansion={expansion} />,
  );
  const place = screen.getByRole('table');
  expect(place).not.toHaveAttribute('aria-rowcount');
  await user.click(within(place).getByRole('button', { name: 'Inside Week 1' }));
  expect(place).toHaveAttribute('aria-rowcount', '232');
  expect(shown().length).toBeLessThan(40);
});

test('rows of several lines are as high as they are', () => {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 800, 80));
  const { unmount } = renderInShell(<DataTable {...table} unevenRows />);
  scrollTo(800);
  expect(shown()).toContain('Week 25');
  expect(shown()).not.toContain('Week 35');
  unmount();
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(0, 0, 0, 0));
  renderInShell(<DataTable {...table} unevenRows />);
  scrollTo(800);
  expect(shown()).toContain('Week 35');
});

test('prints every row', () => {
  renderInShell(<DataTable {...table} rows={rows.slice(0, 250)} />);
  const heads = () => screen.getAllByRole('rowheader', { hidden: true });
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(heads()).toHaveLength(251);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(heads().length).toBeLessThan(40);
});
