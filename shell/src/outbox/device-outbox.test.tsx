import { bus, connectivityChanged } from '@portal/platform/bus';
import type { WaitingCounts } from '@portal/platform/offline/manage';
import type { RemoteDeclaration } from '@portal/platform/remote';
import { act, screen, waitFor } from '@portal/platform/testing';
import { OfflineBanner } from '../connection/offline-banner.tsx';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { DeviceOutbox } from './device-outbox.tsx';

let waiting: WaitingCounts;

jest.mock('@portal/platform/offline/manage', () => ({
  ...jest.requireActual('@portal/platform/offline/manage'),
  startOutboxIfNeeded: () => {},
  useWaitingCounts: () => waiting,
  countWaitingEntries: async () => waiting,
}));

let mockIsAway = true;
jest.mock('./outbox-content.tsx', () => {
  if (mockIsAway) throw new Error('Loading chunk 1 failed');
  return jest.requireActual('./outbox-content.tsx');
});

const nothing: WaitingCounts = { own: 0, attention: 0, others: 0, oldest: null };
const declared: Partial<RemoteDeclaration> & object = {
  routes: [
    { path: '/yards/{yardId}/unsent', page: 'unsent', right: null, title: 'title' },
    { path: '/unsent', page: 'unsent', right: 'TVLOGIN', title: 'title' },
  ],
  ...{ offline: { pages: ['unsent'], center: 'unsent' } },
};

const open = (route = '/', rights = ['TVLOGIN']) =>
  renderShell(
    <OfflineBanner>
      <DeviceOutbox />
    </OfflineBanner>,
    {
      route,
      user: { user_access_securities: rights },
      deployment: fakeDeployment([fakeRemote('surveys', declared)]),
    },
  );
const online = (isOnline: boolean) => act(() => bus.emit(connectivityChanged, isOnline));
const link = () => screen.queryByRole('link', { name: 'Show changes' });

beforeEach(() => {
  localStorage.setItem('offline_kept', '1');
  waiting = nothing;
  sessionStorage.clear();
  bus.emit(connectivityChanged, true);
});

it('comes with the network where it could not be fetched without', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation();
  waiting = { ...nothing, own: 2, attention: 1 };
  open();
  online(false);
  await waitFor(() => expect(errors).toHaveBeenCalled());
  errors.mockRestore();
  mockIsAway = false;
  online(true);
  expect(await screen.findByText('Changes that need your attention: 1')).toBeVisible();
});

it('says without a network how many changes wait, and leads to them', async () => {
  waiting = { ...nothing, own: 3 };
  const { user, address } = open();
  online(false);
  expect(await screen.findByText('Changes waiting on this device: 3')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You are offline.');
  await user.click(await screen.findByRole('link', { name: 'Show changes' }));
  expect(address()).toBe('/unsent');
  // This page lists the entries itself.
  await waitFor(() => expect(link()).toBeNull());
});

it('leads nowhere where the page may not be opened', async () => {
  waiting = { ...nothing, own: 1 };
  open('/', ['FDLOGIN']);
  online(false);
  expect(await screen.findByText('Changes waiting on this device: 1')).toBeVisible();
  expect(link()).toBeNull();
});

it('says what needs attention, with a network too', async () => {
  waiting = { ...nothing, own: 3, attention: 2 };
  open();
  expect(await screen.findByText('Changes that need your attention: 2')).toBeVisible();
});

it('says with a network only what is not sent within a moment', async () => {
  waiting = { ...nothing, own: 1 };
  open();
  await screen.findByRole('status');
  expect(screen.queryByText(/waiting on this device/)).toBeNull();
  expect(await screen.findByText(/waiting on this device/)).toBeVisible();
});

it("tells once that somebody else's work waits", async () => {
  waiting = { ...nothing, others: 2 };
  const { requests, unmount } = open();
  await waitFor(() => expect(requests.map(({ event }) => event)).toContain('notified/1'));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  unmount();
  const again = open();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(again.requests.map(({ event }) => event)).not.toContain('notified/1');
});

it('asks for nothing where nothing is kept', () => {
  localStorage.clear();
  waiting = { ...nothing, own: 3 };
  open();
  online(false);
  expect(screen.queryByText(/waiting on this device/)).toBeNull();
});
