import { bus, loaderQueue, type PopupKind, popupRequested } from '@portal/platform/bus';
import { isSignedIn } from '@portal/platform/session';
import { act, refusal, screen, waitFor } from '@portal/platform/testing';
import { goToSignIn, leaveFor } from '../guard/sign-in-link.ts';
import { closePopup, startPopups } from '../overlays/popup-queue.ts';
import { fakeDeployment, fakeRemote } from '../testing/fake-deployment.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { GlobalLoader } from './global-loader.tsx';
import { startLoader } from './loader-queues.ts';
import { Popups } from './popups.tsx';

jest.mock('../guard/sign-in-link.ts', () => ({ goToSignIn: jest.fn(), leaveFor: jest.fn() }));

const ask = (kind: PopupKind) => act(() => bus.emit(popupRequested, { kind }));

beforeAll(() => {
  startPopups();
  startLoader();
});
afterEach(() => act(closePopup));

describe('the popups', () => {
  it.each<[PopupKind, string, string]>([
    [
      'session_expired',
      'Session expired',
      'Your session has expired due to inactivity. Please log in again.',
    ],
    [
      'url_too_long',
      'Too long URL',
      "Internet explorer doesn't support long URL. Please use different browser.",
    ],
    ['no_permission', 'Error', "You don't have permissions to this page!"],
    ['no_portal_permission', 'Error', "You don't have permissions to this portal!"],
    ['system_error', 'System Error', 'Something went wrong please try again'],
  ])('%s has the words of the catalogue', async (kind, title, text) => {
    renderShell(<Popups />);
    ask(kind);
    expect(await screen.findByRole('dialog', { name: title })).toHaveTextContent(text);
  });

  it.each<PopupKind>(['session_expired', 'system_error'])(
    'leave the frame in sight, also while the page is hidden: %s',
    async (kind) => {
      renderShell(<Popups />);
      ask(kind);
      const popup = (await screen.findByRole('dialog')).closest('[data-above-session]');
      const [ground] = [...(popup?.children ?? [])] as HTMLElement[];
      expect(ground?.style.getPropertyValue('--overlay-z-index')).toBe('500');
      // The default background is translucent.
      expect(ground?.style.getPropertyValue('--overlay-bg')).toBe('');
    },
  );

  it('come one at a time: the first stays', async () => {
    renderShell(<Popups />);
    ask('system_error');
    ask('no_permission');
    expect(await screen.findAllByRole('dialog')).toHaveLength(1);
    expect(screen.getByRole('dialog', { name: 'System Error' })).toBeInTheDocument();
  });

  it('lead to the sign-in page after a session that ended, and back to where one was', async () => {
    const route = '/fleet-dashboard?account=0042#service';
    const { user } = renderShell(<Popups />, { route });
    ask('session_expired');
    await user.click(await screen.findByRole('button', { name: 'Sign in' }));
    expect(goToSignIn).toHaveBeenCalledWith('https://members.example/sign-in', route);
  });

  it('lead to the index from a page without the right', async () => {
    const { user, address } = renderShell(<Popups />, { route: '/fleet-dashboard' });
    ask('no_permission');
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(address()).toBe('/'));
  });

  it('name the page and whom to ask, and ask for the right of the page', async () => {
    const route = { path: '/fleet-dashboard', page: 'main', right: 'FDLOGIN', title: 'title' };
    const deployment = {
      ...fakeDeployment([fakeRemote('dashboard', { routes: [route] })]),
      footer: [
        { name: 'footer.help', links: [{ name: 'footer.contact', url: 'https://x.example/c' }] },
      ],
    };
    const { user, calls } = renderShell(<Popups />, {
      deployment,
      route: '/fleet-dashboard?account=0042',
      user: { user_access_securities: ['TMLOGIN'] },
      words: { 'dashboard:title': 'Fleet dashboard' },
      respond: () => ({ status: { status: 0, description: 'Success' } }),
    });
    ask('no_permission');
    expect(await screen.findByRole('dialog')).toHaveTextContent('Page: Fleet dashboard');
    expect(screen.getByRole('link', { name: 'Contact' })).toHaveAttribute(
      'href',
      'https://x.example/c',
    );
    await user.click(screen.getByRole('button', { name: 'Ask for this right' }));
    expect(await screen.findByText(/^The administrators have your request/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for this right' })).not.toBeInTheDocument();
    expect(calls).toMatchObject([
      { name: 'POST users/ask_right', body: { path: '/fleet-dashboard' } },
    ]);
  });

  it('offer no right that is held, and say when the request did not arrive', async () => {
    const route = { path: '/fleet-dashboard', page: 'main', right: 'FDLOGIN', title: 'title' };
    const deployment = fakeDeployment([fakeRemote('dashboard', { routes: [route] })]);
    const shown = (rights: string[]) =>
      renderShell(<Popups />, {
        deployment,
        route: '/fleet-dashboard',
        user: { user_access_securities: rights },
        respond: () => refusal('too_many_requests'),
      });
    const held = shown(['FDLOGIN']);
    ask('no_permission');
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Ask for this right' })).not.toBeInTheDocument();
    act(closePopup);
    held.unmount();
    const { user } = shown(['TMLOGIN']);
    ask('no_permission');
    await user.click(await screen.findByRole('button', { name: 'Ask for this right' }));
    expect(await screen.findByText(/^Your request could not be sent/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ask for this right' })).toBeEnabled();
  });

  it('end the session of a person without a portal, and lead to the main host', async () => {
    const { user } = renderShell(<Popups />, { respond: () => ({ status: 'Success' }) });
    ask('no_portal_permission');
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(leaveFor).toHaveBeenCalledWith('https://main.example/'));
    expect(isSignedIn()).toBe(false);
  });

  it('close the loader after a system error', async () => {
    const { user } = renderShell(
      <>
        <GlobalLoader />
        <Popups />
      </>,
    );
    act(() => bus.emit(loaderQueue, { queue: 'reports', open: true }));
    expect(await screen.findByText('Loading')).toBeInTheDocument();
    ask('system_error');
    await user.click(await screen.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  });
});
