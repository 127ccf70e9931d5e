import type { CheckpointRequest } from '@portal/contract/inspection-surveys';
import {
  answer,
  type ReceivedCall,
  refusal,
  screen,
  setClock,
  waitFor,
  within,
} from '@portal/platform/testing';
import { checkpointReport } from '../../testing/crossing-rows.ts';
import { showCheckpoint } from '../../testing/show-checkpoint.tsx';

beforeEach(() => setClock(new Date(2026, 2, 4, 12)));
afterEach(() => setClock(null));

const list = async () => within(await screen.findByRole('table', { name: 'Crossings' }));
const days = { date_from: '2026-02-03', date_to: '2026-03-04' };

it('accounts of every kind can be chosen, then their locations, in the address', async () => {
  const { user, address, bodies } = showCheckpoint({ route: '/checkpoint?location=1&page=2' });
  await list();
  await user.click(screen.getByRole('combobox', { name: 'Accounts' }));
  expect(await screen.findByText('US national accounts')).toBeVisible();
  expect(screen.getByText('Canadian national accounts')).toBeVisible();
  expect(screen.queryByText('Preferred fleets')).toBeNull();
  await user.click(screen.getByRole('option', { name: 'Maple Cartage' }));
  expect(address()).toBe('/checkpoint?account=0900001');
  await user.click(screen.getByRole('combobox', { name: 'Customer locations' }));
  await user.click(await screen.findByRole('option', { name: 'Yard 2' }));
  expect(bodies('get_customer_locations')).toEqual([{ accounts: ['0900001'] }]);
  expect(address()).toBe('/checkpoint?account=0900001&location=2');
  await waitFor(() =>
    expect(bodies('checkpoint/report').at(-1)).toMatchObject({
      ...days,
      accounts: ['0900001'],
      locations: [2],
    }),
  );
});

it('what a link names and is lost is left out and told of; the rest is shown', async () => {
  localStorage.clear();
  const first = showCheckpoint({ route: '/checkpoint' });
  await list();
  // A lost choice is shown under its last known name.
  await first.user.click(screen.getByRole('combobox', { name: 'Customer locations' }));
  await first.user.click(await screen.findByRole('option', { name: 'Yard 2' }));
  first.unmount();
  const { bodies } = showCheckpoint({
    route: '/checkpoint?account=0766830&account=gone&location=1&location=2',
    report: ({ body }) => {
      const { accounts = [], locations = [] } = body as CheckpointRequest;
      const place = accounts.indexOf('gone');
      if (place >= 0) return refusal('unknown_value', `accounts.${place}`);
      if (!locations.includes(2)) return undefined;
      return answer(400, {
        code: 'unknown_value',
        path: `locations.${locations.indexOf(2)}`,
        message: '',
        locations: [2],
      });
    },
  });
  await list();
  expect(
    screen.getByText(
      '2 accounts or locations of this link are no longer available to you: gone, Yard 2.',
    ),
  ).toBeVisible();
  expect(bodies('checkpoint/report').at(-1)).toMatchObject({
    accounts: ['0766830'],
    locations: [1],
  });
});

it.each([
  ['crossings', '', 'checkpoint/report'],
  ['readings', '&show=readings', 'checkpoint/get_findings'],
])('a link that is lost whole is not taken for all %s', async (_, more, call) => {
  const refused = ({ body }: ReceivedCall) => {
    const { accounts = [], locations = [] } = body as CheckpointRequest;
    if (accounts.length > 0) return refusal('unknown_value', 'accounts.0');
    if (locations.length === 0) return undefined;
    return answer(400, { code: 'unknown_value', path: 'locations.0', message: '', locations });
  };
  const { user, address, bodies } = showCheckpoint({
    route: `/checkpoint?account=gone&location=9&country=US${more}`,
    report: refused,
    findings: refused,
  });
  expect(await screen.findByText('The filters leave nothing')).toBeVisible();
  expect(screen.getByText(/^2 accounts or locations of this link/)).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(bodies(call)).toMatchObject([{ accounts: ['gone'], locations: [9] }, { locations: [9] }]);

  await user.click(screen.getByRole('button', { name: 'Show every account and location' }));
  expect(await screen.findByRole('table')).toBeVisible();
  expect(screen.queryByText(/of this link/)).toBeNull();
  expect(address()).toBe(`/checkpoint?country=US${more}`);
});

it('in place of fleets that are all lost others are chosen', async () => {
  const { user, address } = showCheckpoint({
    route: '/checkpoint?account=gone',
    report: ({ body }) =>
      (body as CheckpointRequest).accounts?.includes('gone')
        ? refusal('unknown_value', 'accounts.0')
        : undefined,
  });
  expect(await screen.findByText('The filters leave nothing')).toBeVisible();
  await user.click(screen.getByRole('combobox', { name: 'Accounts' }));
  await user.click(await screen.findByRole('option', { name: 'Maple Cartage' }));
  await list();
  expect(address()).toBe('/checkpoint?account=0900001');
});

it('an empty list of some accounts leads to all of them', async () => {
  const { user, address } = showCheckpoint({
    route: '/checkpoint?account=0766830',
    report: () => ({ ...checkpointReport, rows: [], total_items: 0, records_total: 0 }),
  });
  expect(await screen.findByText('No crossings')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Show every account and location' }));
  expect(address()).toBe('/checkpoint');
});
