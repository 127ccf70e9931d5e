import { defineList } from '@portal/contract/wire';
import { renderInShell, screen, waitFor } from '../testing/testing.ts';
import { ListPanel } from './list-panel.tsx';
import { useList } from './use-list.ts';

interface Unit {
  readonly id: number;
  readonly number: string;
}

const units = defineList({
  rows: 'units',
  words: { title: 'units.title', search: 'units.search', none: 'units.none', pages: 'units.pages' },
  columns: [{ field: 'number', label: 'units.number' }],
  filters: {},
  sorts: {},
  firstSort: null,
});

const words = {
  'units.title': 'Units',
  'units.search': 'Search units',
  'units.none': 'No units yet',
  'units.pages': 'Pages of units',
  'units.number': 'Number',
  'shell:list.no_match': 'Nothing contains “{{search}}”',
};

const one: Unit = { id: 1, number: 'T-1' };

test('a row that is opened before typing rests stays open once the search is made', async () => {
  const ask = async ({ keyword }: { keyword?: string }) =>
    keyword ? { units: [], total_items: 0 } : { units: [one], total_items: 1 };
  function Opened() {
    const list = useList(units, { key: ['opened'], ask });
    const { row, isOpen, open } = list.opened;
    const cells = {
      number: (unit: Unit) => <button type="button" onClick={() => open(unit)} children="Open" />,
    };
    return (
      <>
        <ListPanel list={list} cells={cells} />
        {isOpen && <output aria-label="opened">{row?.number}</output>}
      </>
    );
  }
  const { user, address } = renderInShell(<Opened />, { words, path: '/units', route: '/units' });
  const openUnit = await screen.findByRole('button', { name: 'Open' });
  await user.type(screen.getByRole('searchbox', { name: 'Search units' }), 'x');
  await user.click(openUnit);
  await waitFor(() => expect(address()).toBe('/units?open=1&search=x'));
  expect(await screen.findByText('Nothing contains “x”')).toBeVisible();
  expect(screen.getByRole('status', { name: 'opened' })).toHaveTextContent('T-1');
});

test('a search opens nothing that the address names and the list did not have', async () => {
  const ask = async ({ keyword }: { keyword?: string }) => ({
    units: keyword ? [one] : [],
    total_items: 1,
  });
  function Opened() {
    const list = useList(units, { key: ['named'], ask });
    return (
      <>
        <ListPanel list={list} />
        <output aria-label="opened">{String(list.opened.isOpen)}</output>
      </>
    );
  }
  const { user, address } = renderInShell(<Opened />, {
    words,
    path: '/units',
    route: '/units?open=1',
  });
  await user.type(await screen.findByRole('searchbox', { name: 'Search units' }), 'x');
  await waitFor(() => expect(address()).toBe('/units?search=x'));
  expect(await screen.findByText('T-1')).toBeVisible();
  expect(screen.getByRole('status', { name: 'opened' })).toHaveTextContent('false');
});
