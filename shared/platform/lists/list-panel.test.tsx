import { defineList } from '@portal/contract/wire';
import { CallFailure } from '../http/http.ts';
import { Link, useLocation } from '../routing/routing.ts';
import { renderInShell, screen, waitFor, within } from '../testing/testing.ts';
import { ListPanel } from './list-panel.tsx';
import { useList } from './use-list.ts';

interface Unit {
  readonly id: number;
  readonly number: string;
  readonly tires: number | null;
  readonly kind: string;
  readonly built: string;
  readonly due: string;
}

const units = defineList({
  rows: 'units',
  words: { title: 'units.title', search: 'units.search', none: 'units.none', pages: 'units.pages' },
  columns: [
    { field: 'number', label: 'units.number' },
    { field: 'tires', label: 'units.tires', format: 'integer' },
    { field: 'kind', label: 'units.kind', words: 'kind' },
    { field: 'built', label: 'units.built', format: 'day' },
    { field: 'due', label: 'units.due', format: 'date' },
    { field: 'note', label: 'units.note', only: 'file' },
  ],
  filters: {
    kind: {
      label: 'units.kind',
      values: ['truck', 'trailer'],
      words: 'kind',
      every: 'units.every',
    },
  },
  sorts: { number: 'number' },
  firstSort: null,
});

/** Has more filters than a phone has room for. */
const surveyed = defineList({
  ...units,
  filters: { ...units.filters, due: { label: 'units.due', format: 'date' } },
});

const words = {
  'units.title': 'Units',
  'units.search': 'Search units',
  'units.none': 'No units yet',
  'units.pages': 'Pages of units',
  'units.number': 'Number',
  'units.tires': 'Tires',
  'units.kind': 'Kind',
  'units.built': 'Built',
  'units.due': 'Due',
  'units.every': 'Every kind',
  'kind.truck': 'Truck',
  'kind.trailer': 'Trailer',
  'shell:failure.network': 'No network',
  'shell:filter.button': 'Filters',
  'shell:filter.button_set': 'Filters ({{n}})',
  'shell:list.clear_dates': 'Clear the dates',
  'shell:list.clear_search': 'Clear search',
  'shell:list.first_page': 'Go to the first page',
  'shell:list.no_match': 'Nothing contains “{{search}}”',
  'shell:list.none_chosen': 'The filters leave nothing',
  'shell:list.past_the_end': 'This page does not exist any more',
  'shell:list.range_reversed': 'The range ends before it starts',
  'shell:list.range_reversed_text': 'Change one of its dates.',
  'shell:list.show_everything': 'Show everything',
  'shell:ui.retry': 'Try again',
};

const one: Unit = {
  id: 1,
  number: 'T-1',
  tires: 1800,
  kind: 'truck',
  built: new Date(2026, 2, 4).toISOString(),
  due: '2026-05-06',
};

type Ask = (request: object) => Promise<{ units: readonly Unit[]; total_items: number }>;

function Units({ ask }: { readonly ask: Ask }) {
  return <ListPanel list={useList(units, { key: ['units'], ask })} />;
}

function SurveyedUnits() {
  const ask: Ask = async () => ({ units: [], total_items: 0 });
  const list = useList(surveyed, { key: ['surveyed'], ask });
  return <ListPanel list={list} filters={<span>Due from</span>} />;
}

const showSurveyed = (route: string) =>
  renderInShell(<SurveyedUnits />, { words, path: '/units', route: `/units${route}` });

afterEach(() => jest.restoreAllMocks());

function onPhone() {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...wide(media), matches: media.includes('max-width') }));
}

function show(route: string, rows: readonly Unit[], total_items = rows.length) {
  const ask = jest.fn<ReturnType<Ask>, [object]>(async () => ({ units: rows, total_items }));
  return {
    ask,
    ...renderInShell(<Units ask={ask} />, { words, path: '/units', route: `/units${route}` }),
  };
}

test('cells are written as the definition says; columns of files are not shown', async () => {
  show('', [one]);
  const table = await screen.findByRole('table', { name: 'Units' });
  const texts = (role: string) =>
    within(table)
      .getAllByRole(role)
      .map((cell) => cell.textContent);
  expect(texts('columnheader')).toEqual(['Number', 'Tires', 'Kind', 'Built', 'Due']);
  expect(texts('cell')).toEqual(['1,800', 'Truck', '03/04/2026', '05/06/2026']);
});

test('filters and sorts through the address', async () => {
  const { user, ask, address } = show('?page=2', [one], 45);
  await user.click(await screen.findByRole('button', { name: 'Number' }));
  await waitFor(() => expect(address()).toBe('/units?sort=number'));
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'Trailer' }));
  await waitFor(() => expect(address()).toBe('/units?sort=number&kind=trailer'));
  await waitFor(() =>
    expect(ask.mock.lastCall?.[0]).toEqual({
      kind: 'trailer',
      order_by: 'number',
      is_sort_desc: false,
      page_number: 1,
      page_size: 20,
    }),
  );
});

test('what a link said when it led to a list holds while the list is narrowed', async () => {
  const ask: Ask = async () => ({ units: [one], total_items: 1 });
  function Place() {
    const { state } = useLocation();
    const led = state ? (
      <Units ask={ask} />
    ) : (
      <Link to="/units" state="from a yard" children="Units" />
    );
    return (
      <>
        {led}
        <output aria-label="said">{state}</output>
      </>
    );
  }
  const { user, address } = renderInShell(<Place />, { words, path: '/units', route: '/units' });
  await user.click(screen.getByRole('link', { name: 'Units' }));
  await user.click(await screen.findByRole('button', { name: 'Number' }));
  await waitFor(() => expect(address()).toBe('/units?sort=number'));
  expect(screen.getByRole('status', { name: 'said' })).toHaveTextContent('from a yard');
});

test.each([
  ['', 0, 'No units yet', null],
  ['?search=x', 0, 'Nothing contains “x”', 'Clear search'],
  ['?kind=truck', 0, 'The filters leave nothing', 'Show everything'],
  ['?kind=truck&search=x', 0, 'Nothing contains “x”', 'Show everything'],
  ['?page=9', 3, 'This page does not exist any more', 'Go to the first page'],
])('an empty list at %j says why and leads on', async (route, total, title, action) => {
  const { user, address } = show(route, [], total);
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.queryByRole('navigation')).toBeNull();
  if (action === null) return;
  await user.click(screen.getAllByRole('button', { name: action }).at(-1) ?? document.body);
  await waitFor(() => expect(address()).toBe('/units'));
});

test('an empty list counts a filter that has no declared values', async () => {
  const { user, address } = showSurveyed('?due=2026-05-06');
  expect(await screen.findByText('The filters leave nothing')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  await waitFor(() => expect(address()).toBe('/units'));
});

test('several filters fold behind a button on a phone, which counts those that are set', async () => {
  onPhone();
  const { user } = showSurveyed('?due=2026-05-06&kind=truck');
  const filters = await screen.findByRole('button', { name: 'Filters (2)' });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull();
  expect(screen.getByRole('searchbox', { name: 'Search units' })).toBeVisible();
  await user.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('Due from')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'Every kind' }));
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  expect(screen.queryByRole('combobox', { name: 'Kind' })).toBeNull();
});

test('a filter alone needs no button on a phone', async () => {
  onPhone();
  show('', [one]);
  expect(await screen.findByRole('combobox', { name: 'Kind' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull();
});

test('a list that fails says why and tries again', async () => {
  let isDown = true;
  const ask = async () => {
    if (isDown) throw new CallFailure({ status: 0, code: 'network' });
    return { units: [one], total_items: 1 };
  };
  const { user } = renderInShell(<Units ask={ask} />, { words, path: '/units', route: '/units' });
  expect(await screen.findByText('No network')).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('T-1')).toBeVisible();
});

test('a range that ends before it starts is no fault of the server, and can be taken away', async () => {
  const ask = async ({ due }: { due?: string }) => {
    if (due) throw new CallFailure({ status: 400, code: 'range_reversed' });
    return { units: [one], total_items: 1 };
  };
  function DueUnits() {
    return <ListPanel list={useList(surveyed, { key: ['due'], ask })} />;
  }
  const { user, address } = renderInShell(<DueUnits />, {
    words,
    path: '/units',
    route: '/units?due=2026-05-06&kind=truck',
  });
  expect(await screen.findByText('The range ends before it starts')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Clear the dates' }));
  expect(await screen.findByText('T-1')).toBeVisible();
  expect(address()).toBe('/units?kind=truck');
});

test('columns of a group stand under its heading, by headings of their own', async () => {
  const grouped = defineList({
    ...units,
    columns: [
      { field: 'number', label: 'units.number' },
      { field: 'built', label: 'units.built_on', group: 'units.days', inGroup: 'units.built' },
      { field: 'due', label: 'units.due', group: 'units.days' },
    ],
  });
  const ask: Ask = async () => ({ units: [one], total_items: 1 });
  function Grouped() {
    return <ListPanel list={useList(grouped, { key: ['grouped'], ask })} />;
  }
  renderInShell(<Grouped />, {
    words: { ...words, 'units.days': 'Days', 'units.built_on': 'Built on' },
    path: '/units',
    route: '/units',
  });
  const headings = (await screen.findAllByRole('columnheader')).map((each) => each.textContent);
  expect(headings).toEqual(['Number', 'Days', 'Built', 'Due']);
  expect(screen.getByRole('columnheader', { name: 'Days' })).toHaveAttribute('colspan', '2');
});

const drivers = defineList({
  ...units,
  columns: [{ field: 'number', label: 'units.number', format: 'person' }],
});

function Drivers() {
  const ask: Ask = async () => ({ units: [{ ...one, number: 'Former user 7' }], total_items: 1 });
  return <ListPanel list={useList(drivers, { key: ['drivers'], ask })} />;
}

test('somebody who is forgotten is named in the language of the page', async () => {
  renderInShell(<Drivers />, { words: { ...words, 'people.former': 'Gone {{number}}' } });
  expect(await screen.findByRole('rowheader', { name: 'Gone 7' })).toBeVisible();
});
