import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { userOf } from '../../testing/people.ts';
import { showUsers } from '../../testing/show-users.tsx';

beforeEach(() => localStorage.clear());

const uma = userOf(1);
const leo = userOf(2, {
  group: 'DLR',
  user_access_securities: ['TMLOGIN', 'TVLOGIN'],
  accounts: [],
  nonsigs: [{ number: '007001', name: 'Corner Tires' }],
  revision: 4,
});
const forgotten = userOf(3, { is_forgotten: true, user_name: 'Former user', user_last_name: '3' });

async function copying(respond?: Parameters<typeof showUsers>[0]) {
  const shown = showUsers({ users: [uma, leo, forgotten], query: '?tab=users', ...respond });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.click(drawer.getByRole('button', { name: /Copy access from a colleague/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: /Copy access from a colleague/ }),
  );
  const confirm = () => shown.user.click(dialog.getByRole('button', { name: 'Copy the access' }));
  const choose = async () => {
    await shown.user.click(dialog.getByRole('combobox', { name: 'Colleague' }));
    await shown.user.click(await screen.findByRole('option', { name: 'Max Roe 2 · user2' }));
  };
  return { ...shown, dialog, confirm, choose };
}

it('tells what would be added and taken away, and copies it once it is confirmed', async () => {
  const { dialog, choose, confirm, bodies } = await copying();
  await choose();
  expect(dialog.getByText('Group: Fleet customer (CUS) → Dealer (DLR)')).toBeVisible();
  const linesOf = (name: string) =>
    within(dialog.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(linesOf('Would be added')).toEqual([
    expect.stringContaining('TVLOGIN'),
    '007001 · Corner Tires',
  ]);
  expect(linesOf('Would be taken away')).toEqual([
    expect.stringContaining('FDLOGIN'),
    '100001 · Northern Freight',
  ]);
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies('copy_access')).toEqual([{ id: 1, revision: 1, from: 2, from_revision: 4 }]);
});

it('offers neither the person nor those who are forgotten, and wants one', async () => {
  const { user, dialog, confirm, bodies } = await copying();
  await user.click(dialog.getByRole('combobox', { name: 'Colleague' }));
  await screen.findByRole('option', { name: 'Max Roe 2 · user2' });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await confirm();
  expect(await dialog.findByText('Choose a colleague.')).toBeVisible();
  expect(bodies('copy_access')).toEqual([]);
});

it.each([
  ['user_access_securities.1', 'unknown_value', 'You cannot give a right that you do not hold.'],
  ['nonsigs.0', 'unknown_value', 'The dealer 007001 does not exist any more.'],
  [
    'from_revision',
    'changed_elsewhere',
    'Somebody else has changed the colleague meanwhile. Choose the colleague again.',
  ],
] as const)('a refusal at %s is told in the dialog', async (path, code, sentence) => {
  const { dialog, choose, confirm } = await copying({
    respond: (name) => (name.endsWith('copy_access') ? refusal(code, path) : undefined),
  });
  await choose();
  await confirm();
  expect(await dialog.findByText(sentence)).toBeVisible();
});
