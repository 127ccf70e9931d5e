import { useLocation } from '@portal/platform/routing';
import { isSignedIn } from '@portal/platform/session';
import { type Respond, refusal, screen, waitFor } from '@portal/platform/testing';
import { fakeUser } from '@portal/platform/testing/shell';
import { noteTabUser } from '../session/tab-user.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { CodeExchange } from './code-exchange.tsx';
import { isExpectedState, longReturnPath } from './sign-in-link.ts';

jest.mock('./sign-in-link.ts', () => ({
  goToSignIn: jest.fn(),
  isExpectedState: jest.fn(),
  longReturnPath: jest.fn(() => null),
}));

const expected = jest.mocked(isExpectedState);
const newcomer = fakeUser({ login: 'new@demo.example', token: 'new-token', api_key: 'new-key' });
const signIn: Respond = () => ({ status: 0, user: newcomer });
const ownedBy = (login: string) => ({ login, user_name: 'Nia', user_last_name: 'Neri' });
const foreign: Respond = (...asked) =>
  asked[0] === 'POST authorization/code_owner'
    ? { owner: ownedBy(newcomer.login) }
    : signIn(...asked);
/** Shows the fragment of the address. */
const Fragment = () => <p>{useLocation().hash}</p>;
const names = (calls: readonly { name: string }[]) => calls.map(({ name }) => name);

beforeEach(() => {
  sessionStorage.clear();
  expected.mockReset().mockReturnValue(true);
});

describe('a code in the address', () => {
  it('signs in once and leaves the address', async () => {
    const page = (
      <>
        <CodeExchange code="code-1" />
        <Fragment />
      </>
    );
    const { address, calls } = renderShell(page, {
      user: null,
      route: '/fleet-dashboard?user=code-1&state=s&account=0042#service',
      respond: signIn,
    });
    await waitFor(() => expect(address()).toBe('/fleet-dashboard?account=0042'));
    expect(screen.getByText('#service')).toBeInTheDocument();
    expect(isSignedIn()).toBe(true);
    expect(calls).toMatchObject([
      { name: 'POST authorization/login_by_gy', body: { gy_token: 'code-1' } },
    ]);
  });

  it.each([
    ['the same person', newcomer.login, '/fleet-dashboard?account=0042'],
    ['somebody else', 'before@demo.example', '/fleet-dashboard'],
  ])('leads %s to the page that was left', async (_, login, address) => {
    noteTabUser(login);
    const page = renderShell(<CodeExchange code="code-1" />, {
      user: null,
      route: '/fleet-dashboard?user=code-1&state=s&account=0042',
      respond: signIn,
    });
    await waitFor(() => expect(page.address()).toBe(address));
  });

  it('goes on to the path that was too long for the sign-in page', async () => {
    jest.mocked(longReturnPath).mockReturnValueOnce('/fleet-dashboard?account=0042&more=1');
    const { address } = renderShell(<CodeExchange code="code-1" />, {
      user: null,
      route: '/?user=code-1&state=s',
      respond: signIn,
    });
    await waitFor(() => expect(address()).toBe('/fleet-dashboard?account=0042&more=1'));
  });

  it.each([
    [1, 'Account is locked due to too many failed request attempts'],
    [3, 'Email and password combination not recognised. Please try, again.'],
  ])('says why it came to nothing, and destroys the token: status %i', async (status, message) => {
    renderShell(<CodeExchange code="code-1" />, {
      route: '/?user=code-1',
      respond: () => ({ status }),
    });
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Go to sign-in' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Forgot your password?' })).toHaveAttribute(
      'href',
      '/forgot-password',
    );
    expect(screen.queryAllByText(/ends by itself after 15 minutes/)).toHaveLength(
      status === 1 ? 1 : 0,
    );
    expect(isSignedIn()).toBe(false);
  });

  it('destroys nothing when the server cannot be asked', async () => {
    renderShell(<CodeExchange code="code-1" />, {
      route: '/?user=code-1',
      respond: () => {
        throw new Error('no network');
      },
    });
    expect(
      await screen.findByText('The server could not be reached. Please try again.'),
    ).toBeInTheDocument();
    expect(isSignedIn()).toBe(true);
  });

  it.each([
    ['without a state', '/fleet-dashboard?user=planted'],
    ['with a state that this tab never gave', '/fleet-dashboard?user=planted&state=foreign'],
  ])('%s tells whom it signs in, and signs nobody in unasked', async (_, route) => {
    expected.mockReturnValue(false);
    const { user, address, calls } = renderShell(<CodeExchange code="planted" />, {
      user: null,
      route,
      respond: foreign,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Continue as Nia Neri?' });
    expect(dialog).toHaveTextContent('new@demo.example');
    expect(screen.getByRole('button', { name: 'Go to sign-in' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Go to sign-in' }));
    await waitFor(() => expect(address()).toBe('/fleet-dashboard'));
    expect(names(calls)).toEqual(['POST authorization/code_owner']);
    expect(isSignedIn()).toBe(false);
  });

  it('signs in whoever says that it is theirs', async () => {
    expected.mockReturnValue(false);
    const { user, address } = renderShell(<CodeExchange code="from-elsewhere" />, {
      user: null,
      route: '/fleet-dashboard?user=from-elsewhere&account=0042',
      respond: foreign,
    });
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    await waitFor(() => expect(address()).toBe('/fleet-dashboard?account=0042'));
    expect(isSignedIn()).toBe(true);
  });

  it('that nobody asked for does not replace who is signed in without asking', async () => {
    expected.mockReturnValue(false);
    const { user, address, calls } = renderShell(<CodeExchange code="planted" />, {
      route: '/?user=planted',
      respond: foreign,
    });
    const dialog = await screen.findByRole('dialog', { name: 'Switch to another user?' });
    expect(dialog).toHaveTextContent(
      'replace Casey Morgan (cus@demo.example) with Nia Neri (new@demo.example)',
    );
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(names(calls)).not.toContain('POST authorization/login_by_gy');
  });

  it('replaces who is signed in after they agreed', async () => {
    expected.mockReturnValue(false);
    const { user, address, calls } = renderShell(<CodeExchange code="wanted" />, {
      route: '/?user=wanted',
      respond: foreign,
    });
    await user.click(await screen.findByRole('button', { name: 'Switch user' }));
    await waitFor(() => expect(address()).toBe('/'));
    expect(names(calls)).toEqual([
      'POST authorization/code_owner',
      'POST authorization/login_by_gy',
    ]);
  });

  it.each([
    ['of the person who is signed in', ownedBy('cus@demo.example')],
    ['that nobody can use any more', null],
  ])('%s leaves them signed in and asks nothing', async (_, owner) => {
    expected.mockReturnValue(false);
    const { address, calls } = renderShell(<CodeExchange code="known" />, {
      route: '/fleet-dashboard?user=known',
      respond: () => ({ owner }),
    });
    await waitFor(() => expect(address()).toBe('/fleet-dashboard'));
    expect(names(calls)).toEqual(['POST authorization/code_owner']);
    expect(isSignedIn()).toBe(true);
  });

  it('without the form of a code leaves who is signed in alone', async () => {
    expected.mockReturnValue(false);
    const { address } = renderShell(<CodeExchange code="" />, {
      route: '/fleet-dashboard?user=',
      respond: () => refusal('invalid', 'gy_token'),
    });
    await waitFor(() => expect(address()).toBe('/fleet-dashboard'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(isSignedIn()).toBe(true);
  });

  it('that nobody can use any more says so to whoever is not signed in', async () => {
    expected.mockReturnValue(false);
    renderShell(<CodeExchange code="old" />, {
      user: null,
      route: '/?user=old',
      respond: () => ({ owner: null }),
    });
    expect(await screen.findByText(/expired or was used before/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Go to sign-in' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Forgot your password?' })).not.toBeInTheDocument();
  });

  it('uses the state up whoever is signed in', async () => {
    renderShell(<CodeExchange code="c" />, {
      user: null,
      route: '/?user=c&state=s',
      respond: signIn,
    });
    await waitFor(() => expect(expected).toHaveBeenCalledWith('s'));
  });
});
