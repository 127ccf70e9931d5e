import { act, type Respond, refusal, screen, waitFor, within } from '@portal/platform/testing';
import {
  favoriteNamed,
  reportOf,
  type StoredFavorite,
  savedReportServer,
} from '../../testing/saved-report-server.ts';
import { showSavedPage } from '../../testing/show-saved-page.tsx';
import { uuid } from '../../testing/uuid.ts';
import FavoritesPage from './favorites.page.tsx';

const path = '/fleet-dashboard/favorites';
const three = [
  favoriteNamed('Calls', 1, { saved_report: reportOf() }),
  favoriteNamed('Scrap', 2, { report_kind: 0, request_url: '/reports/scrap?a=1' }),
  favoriteNamed('Yard', 3, { report_kind: 1, request_url: '/surveys/7' }),
];

function show(favorites: readonly StoredFavorite[] = three, search = '', answer?: Respond) {
  const server = savedReportServer({ favorites });
  const shown = showSavedPage(
    <FavoritesPage />,
    `${path}${search}`,
    (name, call) => answer?.(name, call) ?? server.respond(name, call),
  );
  return { ...shown, server };
}

const rowOf = async (name: string) =>
  within(await screen.findByRole('row', { name: new RegExp(name) }));
beforeEach(() => localStorage.clear());

const last = <Item,>(items: readonly Item[]) => items.at(-1);
const listed = 'favorite_reports/get';
const byName = { order_by: 'name', is_sort_desc: false };

async function choose(shown: ReturnType<typeof show>, name: string, item: string) {
  await shown.user.click(await screen.findByRole('button', { name: `More for ${name}` }));
  await shown.user.click(await screen.findByRole('menuitem', { name: item }));
}

test('lists favorites of every kind, twenty a page', async () => {
  const shown = show();
  expect((await rowOf('Calls')).getByText('Fleet Dashboard')).toBeVisible();
  expect((await rowOf('Scrap')).getByText('Report')).toBeVisible();
  expect((await rowOf('Yard')).getByText('Survey')).toBeVisible();
  expect(shown.bodies(listed)).toEqual([{ ...byName, page_number: 1, page_size: 20 }]);
});

test('shows one kind, in the address', async () => {
  const shown = show(three, '?page=2');
  await shown.user.click(await screen.findByRole('combobox', { name: 'Kind' }));
  await shown.user.click(await screen.findByRole('option', { name: 'Survey' }));
  await rowOf('Yard');
  await waitFor(() => expect(screen.queryByText('Calls')).not.toBeInTheDocument());
  expect(shown.address()).toBe(`${path}?kind=survey`);
  expect(last(shown.bodies(listed))).toEqual({
    ...byName,
    report_kind: 1,
    page_number: 1,
    page_size: 20,
  });
});

test('a row shows the account and the dates of what was saved; the list sorts by either', async () => {
  const shown = show([
    favoriteNamed('Calls', 1, {
      account_name: 'Acme Freight (0100)',
      report_dates: { date_type: '4', date_from: '2026-01-01', date_to: '2026-02-28' },
    }),
  ]);
  const row = await rowOf('Calls');
  expect(row.getByText('Acme Freight (0100)')).toBeVisible();
  expect(row.getByText('01/01/2026 – 02/28/2026')).toBeVisible();
  expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await shown.user.click(screen.getByRole('button', { name: 'Account' }));
  await waitFor(() =>
    expect(last(shown.bodies(listed))).toMatchObject({ order_by: 'account_name' }),
  );
  await shown.user.click(screen.getByRole('button', { name: 'Report dates' }));
  await waitFor(() => expect(shown.address()).toBe(`${path}?sort=report_dates`));
});

test('leads back to the dashboard', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'Fleet Dashboard' })).toHaveAttribute(
    'href',
    '/fleet-dashboard',
  );
});

test('an address names kind, page and search', async () => {
  const shown = show(three, '?kind=report&search=Scrap');
  await rowOf('Scrap');
  expect(shown.bodies(listed)).toEqual([
    { ...byName, keyword: 'Scrap', report_kind: 0, page_number: 1, page_size: 20 },
  ]);
});

test('without favorites it says how one comes about; a filter that leaves nothing is another matter', async () => {
  const shown = show([]);
  expect(await screen.findByText('No favorites yet')).toBeVisible();
  shown.unmount();
  const filtered = show(three.slice(0, 1), '?kind=survey&search=x');
  await filtered.user.click(await screen.findByRole('button', { name: 'Show everything' }));
  await rowOf('Calls');
  expect(filtered.address()).toBe(path);
});

describe('opening', () => {
  const open = async (shown: ReturnType<typeof show>, name: string) =>
    shown.user.click((await rowOf(name)).getByRole('button', { name: `Open ${name}` }));

  test.each([
    ['Calls', '/fleet-dashboard?ft=us_national_account&ac=0100&tab=service'],
    ['Scrap', '/reports/scrap?a=1'],
    ['Yard', '/surveys/7'],
  ])('%s leads to its address', async (name, address) => {
    const shown = show();
    await open(shown, name);
    await waitFor(() => expect(shown.address()).toBe(address));
  });

  test('an address too long for a browser keeps its lists on the server', async () => {
    const comment = 'x'.repeat(500);
    const long = new URLSearchParams({ ac: '0100', p1q: comment, p2q: comment, p3q: comment });
    long.set('s1q', comment);
    const request_url = `/fleet-dashboard?${long}`;
    const shown = show([favoriteNamed('Long', 4, { request_url })], '', (name) =>
      name.endsWith('set_record') ? { id: 'record1x' } : undefined,
    );
    await open(shown, 'Long');
    await waitFor(() => expect(shown.address()).toBe('/fleet-dashboard?ac=0100&k=record1x'));
  });

  test('lists that are not kept any more come from the report that was saved', async () => {
    const request_url = '/fleet-dashboard?ac=0100&k=gone1234';
    const own = { request_url, saved_report: reportOf() };
    const shown = show([favoriteNamed('Old', 5, own)], '', (name) =>
      name.includes('get_record') ? refusal('unknown_value', 'id') : undefined,
    );
    await open(shown, 'Old');
    await waitFor(() => expect(shown.address()).toMatch(/tab=combined&b=p1t/));
  });

  test('one whose account is lost says so and is not opened', async () => {
    show([favoriteNamed('Lost', 6, { account_lost: true })]);
    const row = await rowOf('Lost');
    expect(row.getByText('You no longer have access to this account')).toBeVisible();
    expect(row.getByRole('button', { name: 'Open Lost' })).toBeDisabled();
    expect(row.getByRole('button', { name: 'More for Lost' })).toBeEnabled();
  });
});

test('is renamed; its address and report stay', async () => {
  const shown = show();
  await choose(shown, 'Calls', 'Rename');
  const dialog = within(await screen.findByRole('dialog', { name: 'Rename favorite' }));
  const field = dialog.getByRole('textbox', { name: /Name/ });
  await shown.user.clear(field);
  await shown.user.type(field, 'Scrap');
  await shown.user.click(dialog.getByRole('button', { name: 'Rename' }));
  expect(await dialog.findByText('You already have a favorite with this name.')).toBeVisible();
  await shown.user.type(field, ' too');
  await shown.user.click(dialog.getByRole('button', { name: 'Rename' }));
  await rowOf('Scrap too');
  expect(shown.server.favorite(1)).toMatchObject({
    request_url: three[0]?.request_url,
    saved_report: reportOf(),
  });
});

test('is deleted, and undo saves it once more with its report', async () => {
  const shown = show();
  await choose(shown, 'Calls', 'Delete');
  await waitFor(() => expect(screen.queryByText('Calls')).not.toBeInTheDocument());
  const notice = last(shown.notices());
  expect(notice).toMatchObject({ text: '“Calls” was deleted.', action: { label: 'Undo' } });
  act(() => notice?.action?.perform());
  await rowOf('Calls');
  expect(last(shown.bodies('favorite_reports/save'))).toMatchObject({
    name: 'Calls',
    report_kind: 2,
    request_url: three[0]?.request_url,
    saved_report: reportOf(),
    client_key: expect.stringMatching(uuid),
  });
});
