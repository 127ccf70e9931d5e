import { fakeUser, refusal, screen, waitFor, within } from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { userOf } from '../../testing/people.ts';
import { showUsers } from '../../testing/show-users.tsx';
import { allRights } from './access/right-sections.ts';

const query = '?tab=users';
const save = 'PUT admin/users/save_user';

// Unsaved entries are stored in the browser.
beforeEach(() => localStorage.clear());

it('has a place and a meaning for every right that there is', () => {
  expect([...allRights].sort()).toEqual([...fakeUser().user_access_securities].sort());
  for (const right of allRights) expect(words).toHaveProperty([`right.${right}`]);
});

it('shows the code of every right, for eyes and for assistive technology', async () => {
  const shown = showUsers({ users: [userOf(1)], query });
  const drawer = await shown.open('Max Roe 1');
  for (const right of allRights) expect(drawer.getByText(right)).toBeVisible();
  expect(drawer.getByRole('checkbox', { name: 'Unit history' })).toHaveAccessibleDescription(
    'TMUNTHST',
  );
});

it('saves rights and accounts that were changed', async () => {
  const shown = showUsers({ users: [userOf(1)], query });
  const drawer = await shown.open('Max Roe 1');
  expect(drawer.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await shown.user.click(drawer.getByRole('checkbox', { name: 'Unit history' }));
  await shown.user.click(drawer.getByRole('combobox', { name: 'Accounts' }));
  await shown.user.click(await drawer.findByRole('option', { name: '100002 · Southern Haul' }));
  await shown.user.click(drawer.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(shown.bodies(save)).toEqual([
    {
      id: 1,
      revision: 1,
      is_locked: false,
      group: 'CUS',
      user_access_securities: ['TMLOGIN', 'FDLOGIN', 'TMUNTHST'],
      accounts: ['100001', '100002'],
      nonsigs: [],
    },
  ]);
  expect(shown.notices()).toEqual(['The access of Max Roe 1 was saved.']);
});

it('searches accounts on the server once typing rests', async () => {
  const shown = showUsers({ users: [userOf(1)], query });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.type(drawer.getByRole('combobox', { name: 'Accounts' }), 'Haul');
  const patience = { timeout: 10_000 };
  await waitFor(
    () => expect(shown.bodies('find_rows').at(-1)).toEqual({ kind: 'accounts', keyword: 'Haul' }),
    patience,
  );
  expect(await drawer.findByRole('option', { name: /Southern Haul/ })).toBeVisible();
});

it('locks after a question, without what else was changed', async () => {
  const shown = showUsers({ users: [userOf(1)], query });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.click(drawer.getByRole('checkbox', { name: 'Unit history' }));
  await shown.user.click(drawer.getByRole('button', { name: 'Lock…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Lock this user?' }));
  expect(dialog.getByText(/Max Roe 1 is signed out at once/)).toBeVisible();
  await shown.user.click(dialog.getByRole('button', { name: 'Lock' }));
  expect(await drawer.findByRole('button', { name: 'Unlock…' })).toBeVisible();
  expect(shown.bodies(save)).toMatchObject([
    { id: 1, is_locked: true, user_access_securities: ['TMLOGIN', 'FDLOGIN'] },
  ]);
  expect(shown.notices()).toEqual(['Max Roe 1 is locked.']);
  expect(drawer.getByRole('checkbox', { name: 'Unit history' })).toBeChecked();
});

it('unlocks, and says when the server does not', async () => {
  const shown = showUsers({
    users: [userOf(1, { is_locked: true })],
    query,
    respond: (name) => (name === save ? refusal('too_many_requests') : undefined),
  });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.click(drawer.getByRole('button', { name: 'Unlock…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unlock this user?' }));
  await shown.user.click(dialog.getByRole('button', { name: 'Unlock' }));
  expect(
    await dialog.findByText('Too many requests at once. Wait a moment and try again.'),
  ).toBeVisible();
  await shown.user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(drawer.getByText('Locked')).toBeVisible();
});

it.each([
  [undefined, 'A link to set the password is on its way to user1@fleet.example.'],
  ['too_many_requests', /^No link was mailed to user1@fleet\.example\. Too many requests/],
] as const)(
  'mails a link to set the password, and says what came of it (%s)',
  async (code, said) => {
    const shown = showUsers({
      users: [userOf(1)],
      query,
      respond: (name) => (code && name.endsWith('email_link') ? refusal(code) : undefined),
    });
    const drawer = await shown.open('Max Roe 1');
    await shown.user.click(drawer.getByRole('button', { name: 'Mail a link to set the password' }));
    await waitFor(() => expect(shown.notices()).toEqual([expect.stringMatching(said)]));
    expect(shown.bodies('email_link')).toEqual([{ id: 1 }]);
  },
);

it('nobody locks themselves or gives up the right to this page', async () => {
  const own = userOf(1, {
    login: 'gyr',
    group: 'GYR',
    user_access_securities: [...allRights],
    accounts: [],
  });
  const shown = showUsers({ users: [own], query });
  const drawer = await shown.open('Max Roe 1');
  expect(drawer.getByRole('button', { name: 'Lock…' })).toBeDisabled();
  expect(drawer.getByRole('button', { name: 'Lock…' })).toHaveAccessibleDescription(
    'You cannot lock your own account.',
  );
  const right = drawer.getByRole('checkbox', { name: /^Translations, users/ });
  expect(right).toBeDisabled();
  expect(right).toHaveAccessibleDescription('TVADMIN2 · You cannot take this right from yourself.');
  await shown.user.click(drawer.getByRole('combobox', { name: 'Group' }));
  await shown.user.click(await drawer.findByRole('option', { name: 'Internal staff (SSC)' }));
  expect(right).toBeChecked();
});
