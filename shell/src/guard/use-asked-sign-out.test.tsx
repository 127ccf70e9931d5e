import { bus, connectivityChanged } from '@portal/platform/bus';
import { saveFile } from '@portal/platform/http';
import {
  isMarked,
  saveWaiting,
  sendNow,
  useWaiting,
  waitingEntries,
} from '@portal/platform/offline/manage';
import { act, screen, waitFor } from '@portal/platform/testing';
import { renderShell } from '../testing/render-shell.tsx';
import { goToSignIn } from './sign-in-link.ts';
import { useAskedSignOut } from './use-asked-sign-out.tsx';

jest.mock('./sign-in-link.ts', () => ({ goToSignIn: jest.fn() }));
jest.mock('@portal/platform/offline/manage');
jest.mock('@portal/platform/http', () => ({
  ...jest.requireActual('@portal/platform/http'),
  saveFile: jest.fn(),
}));

const nothing = { own: 0, attention: 0, others: 0, oldest: null };

/** So much waits, as far as anybody asks. */
function place(own: number, attention = 0): void {
  jest.mocked(isMarked).mockReturnValue(own > 0);
  jest.mocked(useWaiting).mockReturnValue({ ...nothing, own, attention });
  jest.mocked(waitingEntries).mockResolvedValue({ ...nothing, own, attention });
}

function SignOut() {
  const { signOut, dialog } = useAskedSignOut();
  return (
    <>
      <button type="button" onClick={signOut}>
        Sign out
      </button>
      {dialog}
    </>
  );
}

async function begin() {
  const shown = renderShell(<SignOut />, { respond: () => ({ status: 'Success' }) });
  await shown.user.click(screen.getByRole('button', { name: 'Sign out' }));
  return shown;
}
const dialog = () => screen.findByRole('dialog', { name: 'Sign out with 2 unsent changes?' });
const press = async (user: Awaited<ReturnType<typeof begin>>['user'], name: string) =>
  user.click(await screen.findByRole('button', { name }));
const signedOut = () => waitFor(() => expect(goToSignIn).toHaveBeenCalled());

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(sendNow).mockResolvedValue();
  act(() => bus.emit(connectivityChanged, true));
});

it('signs out at once where nothing waits', async () => {
  place(0);
  await begin();
  await signedOut();
});

it("signs out where only somebody else's work waits", async () => {
  place(0);
  jest.mocked(isMarked).mockReturnValue(true);
  await begin();
  await signedOut();
});

it('keeps unsent work for the person who wishes so, and stays when asked to', async () => {
  place(2);
  const { user } = await begin();
  await dialog();
  await press(user, 'Stay signed in');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(goToSignIn).not.toHaveBeenCalled();
  await press(user, 'Sign out');
  await press(user, 'Keep for me and sign out');
  await signedOut();
});

it('sends unsent work, then signs out', async () => {
  place(2);
  const { user, rerender } = await begin();
  await dialog();
  await press(user, 'Send now and sign out');
  expect(sendNow).toHaveBeenCalled();
  expect(await screen.findByText('Sending… 2 changes left.')).toBeVisible();
  expect(goToSignIn).not.toHaveBeenCalled();
  place(0);
  rerender(<SignOut />);
  await signedOut();
});

it('says what cannot be sent', async () => {
  place(2, 2);
  const { user } = await begin();
  await press(user, 'Send now and sign out');
  expect(await screen.findByText('2 changes could not be sent.')).toBeVisible();
  expect(goToSignIn).not.toHaveBeenCalled();
});

it('sends nothing without a network', async () => {
  place(2);
  await begin();
  await dialog();
  act(() => bus.emit(connectivityChanged, false));
  expect(await screen.findByText(/You are offline: nothing can be sent now/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send now and sign out' })).toBeDisabled();
});

it('saves unsent work as a file', async () => {
  place(2);
  const file = { name: 'unsent.zip', content: new Blob() };
  jest.mocked(saveWaiting).mockRejectedValueOnce(new Error('no')).mockResolvedValueOnce(file);
  const { user } = await begin();
  await press(user, 'Save as a file');
  expect(await screen.findByRole('alert')).toHaveTextContent('The file could not be made.');
  await press(user, 'Save as a file');
  expect(await screen.findByText(/The file is saved/)).toBeVisible();
  expect(saveFile).toHaveBeenCalledWith(file);
});
