import { refusal, screen, waitFor, within } from '@portal/platform/testing';
import { userOf } from '../../testing/people.ts';
import { showUsers } from '../../testing/show-users.tsx';

beforeEach(() => localStorage.clear());

const locked = userOf(1, { is_locked: true, revision: 3 });
const query = '?tab=users';

async function forgetting(options: Parameters<typeof showUsers>[0] = {}) {
  const shown = showUsers({ users: [locked], query, ...options });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.click(drawer.getByRole('button', { name: 'Forget…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Forget this person?' }));
  const type = (text: string) => shown.user.type(dialog.getByRole('textbox'), text);
  const confirm = () => shown.user.click(dialog.getByRole('button', { name: 'Forget for good' }));
  return { ...shown, dialog, type, confirm };
}

it('forgets a locked person once the name is typed', async () => {
  const { dialog, type, confirm, bodies, notices } = await forgetting();
  expect(dialog.getByText('This cannot be undone.')).toBeVisible();
  await type('Max Roe');
  await confirm();
  expect(await dialog.findByText('This is not the name of the person.')).toBeVisible();
  expect(bodies('forget_user')).toEqual([]);
  await type(' 1');
  await confirm();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(bodies('forget_user')).toEqual([{ id: 1, revision: 3, confirmed_name: 'Max Roe 1' }]);
  expect(notices()).toEqual(['The person was forgotten.']);
});

it('says why the server did not', async () => {
  const { dialog, type, confirm } = await forgetting({
    respond: (name) =>
      name.endsWith('forget_user') ? refusal('changed_elsewhere', 'revision') : undefined,
  });
  await type('Max Roe 1');
  await confirm();
  expect(await dialog.findByText(/^Somebody else has changed this user meanwhile/)).toBeVisible();
});

it('offers it of nobody who can sign in, and not of oneself', async () => {
  const shown = showUsers({
    users: [userOf(1), userOf(2, { login: 'gyr', is_locked: true })],
    query,
  });
  const drawer = await shown.open('Max Roe 1');
  expect(drawer.queryByRole('button', { name: 'Forget…' })).toBeNull();
  await shown.user.click(drawer.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const own = await shown.open('Max Roe 2');
  expect(own.queryByRole('button', { name: 'Forget…' })).toBeNull();
});

it('shows a person who is forgotten by a neutral name, with nothing to change', async () => {
  const former = userOf(7, {
    user_name: 'Former user',
    user_last_name: '7',
    login: '',
    email: '',
    is_locked: true,
    is_forgotten: true,
  });
  const shown = showUsers({ users: [former], query });
  const drawer = await shown.open('Former user 7');
  expect(drawer.getByText(/^This person was forgotten/)).toBeVisible();
  expect(drawer.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('Forgotten')).toBeInTheDocument();
});
