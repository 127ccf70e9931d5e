import { screen, waitFor, within } from '@portal/platform/testing';
import { registrationOf, userOf } from '../../testing/people.ts';
import { showUsers } from '../../testing/show-users.tsx';

const users = [userOf(1), userOf(2)];
const query = '?tab=users';
const unitHistory = { name: 'Unit history' };

/** Opens a user's drawer and changes something in it. */
async function enter() {
  const shown = showUsers({ users, query });
  const drawer = await shown.open('Max Roe 1');
  await shown.user.click(drawer.getByRole('checkbox', unitHistory));
  return shown;
}

async function reopened(name: string) {
  const shown = showUsers({ users, query });
  return { ...shown, drawer: await shown.open(name) };
}

const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

beforeEach(() => localStorage.clear());

describe('what was entered about a user', () => {
  it('outlives the page and the session, and can be saved then', async () => {
    (await enter()).unmount();
    const { drawer, notices, user, bodies } = await reopened('Max Roe 1');
    expect(drawer.getByRole('checkbox', unitHistory)).toBeChecked();
    expect(notices()).toEqual(['What you had entered and not saved is back.']);
    await user.click(drawer.getByRole('button', { name: 'Save changes' }));
    await closed();
    expect(bodies('save_user')).toMatchObject([
      { id: 1, user_access_securities: ['TMLOGIN', 'FDLOGIN', 'TMUNTHST'] },
    ]);
  });

  it('is shown for nobody else', async () => {
    (await enter()).unmount();
    const { drawer, notices } = await reopened('Max Roe 2');
    expect(drawer.getByRole('checkbox', unitHistory)).not.toBeChecked();
    expect(drawer.getByRole('button', { name: 'Save changes' })).toBeDisabled();
    expect(notices()).toEqual([]);
  });

  it('is gone once it was discarded', async () => {
    const { user, unmount } = await enter();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await closed();
    unmount();
    const { drawer } = await reopened('Max Roe 1');
    expect(drawer.getByRole('checkbox', unitHistory)).not.toBeChecked();
  });

  it('is gone once it was saved', async () => {
    const { user, unmount } = await enter();
    await user.click(screen.getByRole('button', { name: 'Save changes' }));
    await closed();
    unmount();
    const { drawer, notices } = await reopened('Max Roe 1');
    expect(drawer.getByRole('checkbox', unitHistory)).not.toBeChecked();
    expect(notices()).toEqual([]);
  });

  it('is ignored where the browser holds something else in its place', async () => {
    (await enter()).unmount();
    const [key = ''] = Object.keys(localStorage).filter((name) => name.startsWith('draft/'));
    localStorage.setItem(key, JSON.stringify({ login: 'user1', group: 'CUS', rights: 7 }));
    const { drawer } = await reopened('Max Roe 1');
    expect(drawer.getByRole('checkbox', unitHistory)).not.toBeChecked();
    expect(drawer.getByRole('checkbox', { name: 'Fleet dashboard' })).toBeChecked();
  });
});

it('the login of an approval and the reason of a refusal outlive the page, each for its person', async () => {
  const registrations = [registrationOf(1), registrationOf(2)];
  const first = showUsers({ registrations });
  const drawer = await first.open('Jane Doe 1');
  await first.user.type(drawer.getByRole('textbox', { name: /Login/ }), '-north');
  await first.user.click(drawer.getByRole('button', { name: 'Decline…' }));
  await first.user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Not a customer');
  first.unmount();

  const second = showUsers({ registrations });
  const again = await second.open('Jane Doe 1');
  const login = again.getByRole('textbox', { name: /Login/ });
  expect((login as HTMLInputElement).value).toMatch(/-north$/);
  await second.user.click(again.getByRole('button', { name: 'Decline…' }));
  const dialog = within(await screen.findByRole('dialog', { name: /Decline/ }));
  expect(dialog.getByRole('textbox', { name: /Reason/ })).toHaveValue('Not a customer');
  await second.user.click(dialog.getByRole('button', { name: 'Decline' }));
  await closed();
  second.unmount();

  const third = showUsers({ registrations });
  const other = await third.open('Jane Doe 2');
  const untouched = other.getByRole('textbox', { name: /Login/ });
  expect((untouched as HTMLInputElement).value).not.toMatch(/north/);
  expect(Object.keys(localStorage).filter((name) => name.startsWith('draft/'))).toEqual([]);
});
