import { bus, type PopupKind, popupRequested } from '@portal/platform/bus';
import { type Respond, refusal, screen, waitFor } from '@portal/platform/testing';
import { closePopup, startPopups } from '../frame/popup-queue.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Guarded } from './guarded.tsx';
import { goToSignIn, isExpectedState } from './sign-in-link.ts';

jest.mock('./sign-in-link.ts', () => ({ goToSignIn: jest.fn(), isExpectedState: jest.fn() }));

const expected = jest.mocked(isExpectedState);
const signInPage = 'https://members.example/sign-in';
const newUser = {
  login: 'new@demo.example',
  user_name: 'New',
  user_last_name: 'User',
  group: 'CUS',
  gy_token: 'g',
  token: 'new-token',
  api_key: 'new-key',
  agree_to_fhq_terms: true,
  api_key_refresh_time: '2030-01-01T00:00:00Z',
  user_token_expire_time: '2030-01-01T00:00:00Z',
  unit_of_measurement: '1',
  user_access_securities: ['TMLOGIN'],
  email: 'new@demo.example',
  currency_symbol: '$',
};
const allowed: Respond = (name) =>
  name === 'POST authorization/check_permissions' ? { path: '/', has_permission: true } : undefined;

const page = (right: string | null = null) => (
  <Guarded right={right} isPublic={false}>
    <h1>The page</h1>
  </Guarded>
);

let popups: PopupKind[] = [];
beforeAll(() => {
  startPopups();
  bus.on(popupRequested).subscribe(({ kind }) => popups.push(kind));
});
beforeEach(() => {
  popups = [];
  closePopup();
  jest.clearAllMocks();
  expected.mockReturnValue(true);
});

describe('a guarded page', () => {
  it('is shown to whoever holds its right', async () => {
    renderShell(page('FDLOGIN'), { respond: allowed });
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
    expect(popups).toEqual([]);
  });

  it('stays out of sight without the right, and says so', async () => {
    renderShell(page('FDLOGIN'), { user: { user_access_securities: ['TMLOGIN'] } });
    await waitFor(() => expect(popups).toEqual(['no_permission']));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('goes when the server knows better', async () => {
    renderShell(page('FDLOGIN'), { respond: () => refusal('no_right') });
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
    expect(popups).toEqual(['no_permission']);
  });

  it('leads to the sign-in page and back, without a popup, when nobody is signed in', async () => {
    renderShell(page(), { user: null, route: '/fleet-dashboard?account=0042' });
    await waitFor(() =>
      expect(goToSignIn).toHaveBeenCalledWith(signInPage, '/fleet-dashboard?account=0042'),
    );
    expect(popups).toEqual([]);
  });

  it('refuses the whole portal to whoever holds none of its rights', async () => {
    renderShell(page(), { user: { user_access_securities: ['TVADMIN'] } });
    await waitFor(() => expect(popups).toEqual(['no_portal_permission']));
  });

  it('waits behind the popup when the session ends on the way', async () => {
    renderShell(page('FDLOGIN'), { respond: () => refusal('no_session') });
    await waitFor(() => expect(popups).toEqual(['session_expired']));
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
    expect(goToSignIn).not.toHaveBeenCalled();
  });

  it('goes by the rights held while there is no network', async () => {
    renderShell(page('FDLOGIN'), {
      respond: () => {
        throw new Error('no network');
      },
    });
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
    expect(goToSignIn).not.toHaveBeenCalled();
  });
});

describe('a code in the address', () => {
  const signIn: Respond = (name) =>
    name === 'POST authorization/login_by_gy'
      ? { status: 0, user: newUser }
      : allowed(name, {} as never);

  it('signs in and leaves the address', async () => {
    const { address, calls } = renderShell(page(), {
      user: null,
      route: '/fleet-dashboard?user=code-1&state=s&account=0042',
      respond: signIn,
    });
    await waitFor(() => expect(address()).toBe('/fleet-dashboard?account=0042'));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'POST authorization/login_by_gy')).toMatchObject([
      { body: { gy_token: 'code-1' } },
    ]);
  });

  it.each([
    [1, 'Account is locked due to too many failed request attempts'],
    [3, 'Email and password combination not recognised. Please try, again.'],
  ])('says why it came to nothing: status %i', async (status, message) => {
    renderShell(page(), { user: null, route: '/?user=code-1', respond: () => ({ status }) });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'The page' })).not.toBeInTheDocument();
  });

  it('that nobody asked for does not replace who is signed in without asking', async () => {
    expected.mockReturnValue(false);
    const { user, address, calls } = renderShell(page(), {
      route: '/?user=planted',
      respond: signIn,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Switch to another user?' });
    expect(dialog).toHaveTextContent('cus@demo.example');
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(calls.map(({ name }) => name)).not.toContain('POST authorization/login_by_gy');
  });

  it('replaces who is signed in after they agreed', async () => {
    expected.mockReturnValue(false);
    const { user, address } = renderShell(page(), { route: '/?user=wanted', respond: signIn });
    await user.click(await screen.findByRole('button', { name: 'Switch user' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
  });
});
