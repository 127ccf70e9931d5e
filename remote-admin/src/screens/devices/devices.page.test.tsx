import type { ListedDevice } from '@portal/contract/admin';
import {
  type Respond,
  refusal,
  renderInShell,
  screen,
  waitFor,
  within,
} from '@portal/platform/testing';
import words from '../../../locales/en-US.json';
import { shellWords } from '../../testing/shell-words.ts';
import DevicesPage from './devices.page.tsx';

const device = (id: number, own: Partial<ListedDevice> = {}): ListedDevice => ({
  id,
  user_name: `Uma Roe ${id}`,
  login: `uma${id}`,
  device: 'Chrome on Android',
  reported_at: '2026-03-04T12:00:00.000Z',
  unsent: 3,
  attention: 1,
  oldest_unsent_at: '2026-03-02T12:00:00.000Z',
  units: 12,
  reminded_at: null,
  forget: 'none',
  forget_at: null,
  forgotten_unsent: 0,
  forgotten_units: 0,
  ...own,
});

function showDevices(devices: readonly ListedDevice[], respond?: Respond, query = '') {
  const shown = renderInShell(<DevicesPage />, {
    namespace: 'admin',
    user: { login: 'gyr', group: 'GYR' },
    words: { ...words, ...shellWords },
    path: '/admin/devices',
    route: `/admin/devices${query}`,
    respond: (name, asked) =>
      respond?.(name, asked) ??
      (name === 'POST admin/devices/get_devices'
        ? { devices, page_number: 1, page_size: 20, total_items: devices.length }
        : { status: { status: 0, description: 'Success' } }),
  });
  const named = (name: string) => shown.calls.filter((each) => each.name.endsWith(name));
  const openFirst = async () => {
    await shown.user.click(await screen.findByRole('button', { name: 'Uma Roe 1' }));
    return within(await screen.findByRole('dialog', { name: 'Uma Roe 1' }));
  };
  return { ...shown, named, openFirst };
}

it('shows counts of each device, and opens what it last said', async () => {
  const { openFirst } = showDevices([device(1), device(2, { device: '', attention: 0 })]);
  const table = await screen.findByRole('table', { name: 'Devices that work without a network' });
  expect(within(table).getByText('Unknown device')).toBeVisible();
  const drawer = await openFirst();
  expect(drawer.getByText('uma1')).toBeVisible();
  expect(drawer.getByText('Chrome on Android')).toBeVisible();
});

it('asks for what needs attention, what is old, and what was asked to forget', async () => {
  const { named } = showDevices(
    [device(1)],
    undefined,
    '?attention=yes&unsent=7&forget=asked&sort=oldest_unsent_at',
  );
  await screen.findByRole('table');
  expect(named('get_devices').at(-1)?.body).toMatchObject({
    needs_attention: 'yes',
    unsent_days: 7,
    forget: 'asked',
    order_by: 'oldest_unsent_at',
    is_sort_desc: false,
  });
});

it('reminds the user by mail, once a day', async () => {
  const { user, openFirst, named } = showDevices([device(1)]);
  const drawer = await openFirst();
  const button = drawer.getByRole('button', { name: 'Remind by mail' });
  await user.click(button);
  await waitFor(() => expect(button).toBeDisabled());
  expect(named('devices/remind').map(({ body }) => body)).toEqual([{ id: 1 }]);
  expect(button).toHaveAccessibleDescription(/^Reminded .* a day later\.$/);
});

it('reminds nobody of nothing', async () => {
  const nothing = { unsent: 0, attention: 0, oldest_unsent_at: null };
  const { openFirst } = showDevices([device(1, nothing)]);
  const drawer = await openFirst();
  expect(drawer.getByRole('button', { name: 'Remind by mail' })).toBeDisabled();
  expect(drawer.getByText('Nothing is unsent.')).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Forget offline data' })).toBeEnabled();
});

it('has a device forget once that is confirmed, and takes it back', async () => {
  const { user, openFirst, named } = showDevices([device(1)]);
  const drawer = await openFirst();
  await user.click(drawer.getByRole('button', { name: 'Forget offline data' }));
  const question = within(
    await screen.findByRole('dialog', { name: 'Forget the offline data of this device?' }),
  );
  expect(named('ask_forget')).toEqual([]);
  await user.click(question.getByRole('button', { name: 'Forget at next contact' }));
  const back = await drawer.findByRole('button', { name: 'Take back' });
  expect(named('ask_forget').map(({ body }) => body)).toEqual([{ id: 1 }]);
  await waitFor(() => expect(back).toHaveFocus());
  await user.click(back);
  expect(await drawer.findByRole('button', { name: 'Forget offline data' })).toBeEnabled();
  expect(named('withdraw_forget').map(({ body }) => body)).toEqual([{ id: 1 }]);
});

it('says that nothing was changed where the server refuses', async () => {
  const { user, openFirst } = showDevices([device(1)], (name) =>
    name === 'POST admin/devices/ask_forget' ? refusal('system') : undefined,
  );
  const drawer = await openFirst();
  await user.click(drawer.getByRole('button', { name: 'Forget offline data' }));
  await user.click(await screen.findByRole('button', { name: 'Forget at next contact' }));
  expect(await screen.findByText(/Something went wrong on our side/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Forget at next contact' })).toBeEnabled();
});

it('tells what a device has dropped', async () => {
  const done = { forget: 'done', forget_at: '2026-03-04T12:00:00.000Z' } as const;
  const nothing = { unsent: 0, attention: 0, oldest_unsent_at: null, units: 0 };
  const { openFirst } = showDevices([
    device(1, { ...nothing, ...done, forgotten_unsent: 2, forgotten_units: 12 }),
  ]);
  const drawer = await openFirst();
  expect(drawer.getByText(/removed offline units: 12\..*removed with them: 2\./)).toBeVisible();
  expect(drawer.getByRole('button', { name: 'Forget offline data' })).toBeDisabled();
});

it('says that there are none yet', async () => {
  showDevices([]);
  await waitFor(() => expect(screen.getByText('No devices yet')).toBeVisible());
});
