import { bus, connectivityChanged } from '@portal/platform/bus';
import { saveFile } from '@portal/platform/http';
import {
  countWaitingEntries,
  keepsWork,
  saveEntriesAsFile,
  sendNow,
  useWaitingCounts,
} from '@portal/platform/offline/manage';
import { act, screen, waitFor } from '@portal/platform/testing';
import { goToSignIn } from '../../guard/sign-in-link.ts';
import { renderShell } from '../../testing/render-shell.tsx';
import { LogoutPage } from './logout.page.tsx';

jest.mock('../../guard/sign-in-link.ts', () => ({ goToSignIn: jest.fn() }));
jest.mock('@portal/platform/offline/manage');
jest.mock('@portal/platform/http', () => ({
  ...jest.requireActual('@portal/platform/http'),
  saveFile: jest.fn(),
}));

const nothing = { own: 0, attention: 0, others: 0, oldest: null };

/** Simulates this number of waiting entries. */
function place(own: number, attention = 0): void {
  jest.mocked(keepsWork).mockReturnValue(own > 0);
  jest.mocked(useWaitingCounts).mockReturnValue({ ...nothing, own, attention });
  jest.mocked(countWaitingEntries).mockResolvedValue({ ...nothing, own, attention });
}

function begin() {
  return renderShell(<LogoutPage />, {
    route: '/logout',
    respond: () => ({ status: 'Success' }),
  });
}
const dialog = () => screen.findByRole('dialog', { name: 'Sign out with unsent changes (2)?' });
const press = async (user: ReturnType<typeof begin>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const signedOut = () => waitFor(() => expect(goToSignIn).toHaveBeenCalled());

beforeEach(() => {
  jest.clearAllMocks();
  act(() => bus.emit(connectivityChanged, true));
});

it('signs out at once where nothing waits', async () => {
  place(0);
  begin();
  await signedOut();
});

it("signs out where only somebody else's work waits", async () => {
  place(0);
  jest.mocked(keepsWork).mockReturnValue(true);
  begin();
  await signedOut();
});

it('keeps unsent work for the person who wishes so', async () => {
  place(2);
  const { user } = begin();
  await dialog();
  expect(goToSignIn).not.toHaveBeenCalled();
  await press(user, 'Keep for me and sign out');
  await signedOut();
});

it('leads back when the person stays', async () => {
  place(2);
  const { user, address } = begin();
  await press(user, 'Stay signed in');
  await waitFor(() => expect(address()).toBe('/'));
  expect(goToSignIn).not.toHaveBeenCalled();
});

it('sends unsent work, then signs out', async () => {
  place(2);
  const { user, rerender } = begin();
  await dialog();
  await press(user, 'Send now and sign out');
  expect(sendNow).toHaveBeenCalled();
  expect(await screen.findByText('Changes waiting on this device: 2')).toBeVisible();
  expect(goToSignIn).not.toHaveBeenCalled();
  place(0);
  rerender(<LogoutPage />);
  await signedOut();
});

it('says what cannot be sent', async () => {
  place(2, 2);
  const { user } = begin();
  await press(user, 'Send now and sign out');
  expect(await screen.findByText('Changes that need your attention: 2')).toBeVisible();
  expect(goToSignIn).not.toHaveBeenCalled();
});

it('sends nothing without a network', async () => {
  place(2);
  begin();
  await dialog();
  act(() => bus.emit(connectivityChanged, false));
  expect(await screen.findByText(/You are offline: nothing can be sent now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send now and sign out' })).toBeDisabled();
});

it('begins at the first choice that there is', async () => {
  place(2);
  begin();
  await dialog();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send now and sign out' })).toHaveFocus(),
  );
});

it('begins without a network at what can be done without one', async () => {
  act(() => bus.emit(connectivityChanged, false));
  place(2);
  begin();
  await dialog();
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Keep for me and sign out' })).toHaveFocus(),
  );
});

it('keeps the focus when its choice goes with the network', async () => {
  place(2);
  begin();
  const shown = await dialog();
  const send = screen.getByRole('button', { name: 'Send now and sign out' });
  await waitFor(() => expect(send).toHaveFocus());
  act(() => bus.emit(connectivityChanged, false));
  expect(shown).toHaveFocus();
});

it('saves unsent work as a file', async () => {
  place(2);
  const file = { name: 'unsent.zip', content: new Blob() };
  jest.mocked(saveEntriesAsFile).mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(file);
  const { user } = begin();
  await press(user, 'Save as a file');
  expect(await screen.findByRole('alert')).toHaveTextContent('could not be made');
  await press(user, 'Save as a file');
  expect(await screen.findByText(/Saved\. You can open/)).toBeVisible();
  expect(saveFile).toHaveBeenCalledWith(file);
});
