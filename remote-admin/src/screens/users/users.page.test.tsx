import { exportFormats } from '@portal/platform/exports';
import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { registrationOf, userOf } from '../../testing/people.ts';
import { showUsers } from '../../testing/show-users.tsx';

afterEach(() => jest.restoreAllMocks());

/** Longer than the delay after typing, even on a busy machine. */
const patience = { timeout: 10_000 };
const search = () => screen.getByRole('searchbox', { name: /^Search in/ });
const many = Array.from({ length: 45 }, (_, place) => userOf(place + 1));

it('lists who waits for a decision and says on the tab how many they are', async () => {
  const { bodies } = showUsers({ registrations: [registrationOf(1), registrationOf(2)] });
  const table = await screen.findByRole('table', { name: 'People who wait for a decision' });
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  expect(within(table).getByText('jane.doe2@fleet.example')).toBeVisible();
  expect(within(table).getAllByText('03/04/2026')).toHaveLength(2);
  expect(screen.getByRole('tab', { name: 'Waiting 2 people wait' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  expect(bodies('get_registrations')).toEqual([
    { state: 'waiting', page_number: 1, page_size: 20 },
  ]);
});

it('says kindly that nobody waits', async () => {
  showUsers();
  expect(await screen.findByText('Nobody is waiting')).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Waiting' })).toBeVisible();
});

it('shows those who were decided on, and by whom', async () => {
  const declined = { state: 'declined', decided_by: 'ssc' } as const;
  const { user, address } = showUsers({
    registrations: [
      registrationOf(1),
      registrationOf(2, { ...declined, decided_at: '2026-03-06T12:00:00.000Z' }),
    ],
  });
  await user.click(await screen.findByRole('radio', { name: 'Declined' }));
  const table = await screen.findByRole('table', { name: /declined/ });
  expect(within(table).getByText('ssc')).toBeVisible();
  expect(within(table).getByText('03/06/2026')).toBeVisible();
  expect(within(table).queryByText('Jane Doe 1')).not.toBeInTheDocument();
  expect(address()).toBe('/admin/users?state=declined');
});

it('keeps tab, group, search and page in the address', async () => {
  const { user, address, bodies } = showUsers({ users: many, query: '?state=approved&search=x' });
  await user.click(screen.getByRole('tab', { name: 'Users' }));
  expect(address()).toBe('/admin/users?tab=users');
  await user.click(await screen.findByRole('button', { name: 'Next page' }));
  expect(await screen.findByRole('button', { name: 'Max Roe 21' })).toBeVisible();
  expect(address()).toBe('/admin/users?tab=users&page=2');
  await user.click(screen.getByRole('combobox', { name: 'Group' }));
  await user.click(await screen.findByRole('option', { name: 'Fleet customer (CUS)' }));
  expect(address()).toBe('/admin/users?tab=users&group=CUS');
  await user.click(search());
  await user.paste('Roe 33');
  await waitFor(() => expect(address()).toContain('search=Roe+33'), patience);
  expect(await screen.findByRole('button', { name: 'Max Roe 33' })).toBeVisible();
  expect(bodies('get_users').at(-1)).toEqual({
    group: 'CUS',
    keyword: 'Roe 33',
    page_number: 1,
    page_size: 20,
  });
});

it('keeps in the address who is open, on which page, and opens them from there', async () => {
  const { user, address, unmount, open } = showUsers({ users: many, query: '?tab=users&page=2' });
  await open('Max Roe 33');
  expect(address()).toBe('/admin/users?tab=users&page=2&open=33');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(address()).toBe('/admin/users?tab=users&page=2'));
  unmount();
  const again = showUsers({ users: many, query: '?tab=users&open=33&page=2' });
  expect(await screen.findByRole('dialog', { name: 'Max Roe 33' })).toBeVisible();
  again.unmount();
  showUsers({ users: many, query: '?tab=users&open=999' });
  await screen.findByRole('button', { name: 'Max Roe 1' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('says of each user what they see and whether they can sign in', async () => {
  showUsers({
    users: [
      userOf(1, { is_locked: true, has_password: false }),
      userOf(2, { group: 'GYR', accounts: [] }),
    ],
    query: '?tab=users',
  });
  const [, first, second] = await screen.findAllByRole('row');
  const of = (row: HTMLElement | undefined) => within(row ?? document.body);
  expect(of(first).getByText('Locked')).toBeVisible();
  expect(of(first).getByText('No password yet')).toBeVisible();
  expect(of(first).getByText('One account')).toBeVisible();
  expect(of(second).getByText('Active')).toBeVisible();
  expect(of(second).getByText('Everything')).toBeVisible();
});

it('says when nobody matches, and clears the search', async () => {
  const { user, address } = showUsers({ users: many, query: '?tab=users&search=xyz' });
  expect(await screen.findByText('Nobody matches “xyz”')).toBeVisible();
  const [, button] = screen.getAllByRole('button', { name: 'Clear search' });
  await user.click(button ?? document.body);
  await screen.findByRole('button', { name: 'Max Roe 1' });
  expect(address()).toBe('/admin/users?tab=users');
});

it('shows that people are on their way', async () => {
  showUsers({ respond: () => new Promise(() => {}) });
  expect((await screen.findAllByText('Loading…')).length).toBeGreaterThan(0);
});

it('offers to try again when the list fails', async () => {
  let isDown = true;
  const { user } = showUsers({
    users: [userOf(1)],
    query: '?tab=users',
    respond: (name) =>
      isDown && name.endsWith('get_users') ? refusal('too_many_requests') : undefined,
  });
  expect(
    await screen.findByText('Too many requests at once. Wait a moment and try again.'),
  ).toBeVisible();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByRole('button', { name: 'Max Roe 1' });
});

it('exports what is looked for, and says when there is no file', async () => {
  const { user, bodies, notices } = showUsers({
    users: many,
    query: '?tab=users&group=CUS&search=Roe&page=2',
    respond: (name) => (name.endsWith('export_users') ? refusal('too_many_requests') : undefined),
  });
  await screen.findByRole('button', { name: 'Max Roe 21' });
  await user.click(screen.getByRole('button', { name: 'Export: Users' }));
  const kinds = await screen.findAllByRole('menuitem');
  expect(kinds.map((kind) => kind.textContent)).toEqual(['PDF', 'Excel']);
  await user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() =>
    expect(notices()).toEqual(['Too many exports at once. Wait a minute and try again.']),
  );
  expect(bodies('export_users')).toEqual([
    { group: 'CUS', keyword: 'Roe', format: exportFormats.excel },
  ]);
});

it('keeps to itself what marks of direction a part of a name has', async () => {
  showUsers({
    registrations: [
      registrationOf(1, { user_name: 'a\u202eb' }),
      registrationOf(2, { user_name: '\u200b', user_last_name: '\u200b' }),
    ],
  });
  const part = await screen.findByText('Doe 1');
  expect(part).not.toHaveTextContent('b');
  expect(screen.getByRole('button', { name: 'jane.doe2@fleet.example' })).toBeVisible();
});

it.each([
  ['name, address and standing alone on a phone', 'max-width', ['Name', 'Sign-in']],
  ['the address below the name on a tablet', '64em', ['Name', 'Login', 'Group', 'Sees', 'Sign-in']],
])('shows %s', async (_, narrow, headings) => {
  const wide = window.matchMedia;
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...wide(media), matches: media.includes(narrow) }));
  showUsers({ users: [userOf(1)], query: '?tab=users' });
  const [, row] = await screen.findAllByRole('row');
  expect(screen.getAllByRole('columnheader').map((one) => one.textContent)).toEqual(headings);
  expect(row).toHaveTextContent(/^Max Roe 1user1@fleet.example.*Active$/);
});

it('shows what people wrote as text, however long', async () => {
  const company = `<img src=x onerror=alert(1)>${'y'.repeat(200)}`;
  showUsers({ registrations: [registrationOf(1, { company })] });
  expect(await screen.findByText(company)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
