import { bus, connectivityChanged, type PopupKind, popupRequested } from '@portal/platform/bus';
import { useRight } from '@portal/platform/session';
import { hasExpired, resetSession, setUser } from '@portal/platform/session/manage';
import { act, answer, type Respond, refusal, screen, waitFor } from '@portal/platform/testing';
import { fakeUser } from '@portal/platform/testing/shell';
import { closePopup, openPopup, startPopups } from '../overlays/popup-queue.ts';
import { startExpiredUser } from '../session/expired-user.ts';
import { renderShell } from '../testing/render-shell.tsx';
import { Guarded } from './guarded.tsx';
import { goToSignIn } from './sign-in-link.ts';

jest.mock('./sign-in-link.ts', () => ({ goToSignIn: jest.fn() }));

const signInPage = 'https://members.example/sign-in';
const allowed: Respond = () => ({ path: '/', has_permission: true });
const page = (right: string | null = null) => (
  <Guarded right={right} isPublic={false}>
    <h1>The page</h1>
  </Guarded>
);

let popups: PopupKind[] = [];
beforeAll(() => {
  startPopups();
  startExpiredUser();
  bus.on(popupRequested).subscribe(({ kind }) => popups.push(kind));
});
beforeEach(() => {
  popups = [];
  closePopup();
  jest.clearAllMocks();
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

  it('goes when the server knows better, and asks it only once', async () => {
    let asked = 0;
    renderShell(page('FDLOGIN'), {
      respond: () => {
        asked += 1;
        // Like the server's, the refusal contains the user, with a later session end.
        const user = fakeUser({ user_token_expire_time: `2030-01-01T00:00:0${asked}Z` });
        return answer(401, { code: 'no_right', path: '', message: '', user });
      },
    });
    await waitFor(() => expect(screen.queryByRole('heading')).not.toBeInTheDocument());
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(asked).toBe(1);
    expect(popups).toEqual(['no_permission']);
  });

  it('leads to the sign-in page and back, without a popup, when nobody is signed in', async () => {
    const route = '/fleet-dashboard?account=0042#service';
    renderShell(page(), { user: null, route });
    await waitFor(() => expect(goToSignIn).toHaveBeenCalledWith(signInPage, route));
    expect(popups).toEqual([]);
  });

  it('waits for a network before it leads to the sign-in page', async () => {
    bus.emit(connectivityChanged, false);
    renderShell(page(), { user: null });
    expect(
      await screen.findByRole('heading', { name: 'Signing in needs a network connection' }),
    ).toHaveFocus();
    expect(goToSignIn).not.toHaveBeenCalled();
    act(() => bus.emit(connectivityChanged, true));
    await waitFor(() => expect(goToSignIn).toHaveBeenCalledTimes(1));
  });

  it('refuses the whole portal to whoever holds none of its rights', async () => {
    renderShell(page(), { user: { user_access_securities: ['TVADMIN'] } });
    await waitFor(() => expect(popups).toEqual(['no_portal_permission']));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it('waits behind the popup when the session ends on the way', async () => {
    renderShell(page('FDLOGIN'), { respond: () => refusal('no_session') });
    await waitFor(() => expect(popups).toEqual(['session_expired']));
    const heading = screen.getByRole('heading', { name: 'The page' });
    await waitFor(() => expect(heading.closest('[inert]')).not.toBeNull());
    expect(goToSignIn).not.toHaveBeenCalled();
    expect(hasExpired()).toBe(true);
    act(closePopup);
    await waitFor(() => expect(goToSignIn).toHaveBeenCalledTimes(1));
  });

  it('keeps a form as it is behind the popup, until the same person is back', async () => {
    const Field = () => (
      <>
        <input aria-label="Comment" />
        <p>{useRight('FDLOGIN') ? 'may' : 'may not'}</p>
      </>
    );
    const form = (
      <Guarded right={null} isPublic={false}>
        <Field />
      </Guarded>
    );
    const { user } = renderShell(form, { respond: allowed });
    const field = await screen.findByRole('textbox');
    await user.type(field, 'half a word');
    act(() => {
      bus.emit(popupRequested, { kind: 'session_expired' });
      resetSession('expired');
    });
    expect(field.closest('[inert]')).not.toBeNull();
    expect(screen.getByText('may')).toBeInTheDocument();
    act(() => setUser(fakeUser({ token: 'next' })));
    expect(openPopup()).toBeNull();
    expect(field.closest('[inert]')).toBeNull();
    expect(field).toHaveValue('half a word');
    expect(goToSignIn).not.toHaveBeenCalled();
  });

  it('keeps nothing of the person before when another one signs in', async () => {
    const Field = () => <input aria-label="Comment" />;
    const form = (
      <Guarded right={null} isPublic={false}>
        <Field />
      </Guarded>
    );
    const { user } = renderShell(form, { respond: allowed });
    await user.type(await screen.findByRole('textbox'), 'mine');
    act(() => {
      bus.emit(popupRequested, { kind: 'session_expired' });
      resetSession('expired');
    });
    act(() => setUser(fakeUser({ login: 'other@demo.example', token: 'other' })));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('goes at once, without a popup, when the person signs out', async () => {
    renderShell(page(), { respond: allowed });
    await screen.findByRole('heading', { name: 'The page' });
    act(() => resetSession());
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
    expect(popups).toEqual([]);
    expect(goToSignIn).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no network', null],
    ['a gateway without its server', 502],
    ['too many requests', 429],
  ])('goes by the rights held while there is %s', async (_, status) => {
    renderShell(page('FDLOGIN'), {
      respond: () => {
        if (status === null) throw new Error('no network');
        return answer(status, { code: 'system', path: '', message: '' });
      },
    });
    expect(await screen.findByRole('heading', { name: 'The page' })).toBeInTheDocument();
    expect(goToSignIn).not.toHaveBeenCalled();
  });

  it('starts anew for another person', async () => {
    const Field = () => <input aria-label="Comment" />;
    const { user } = renderShell(
      <Guarded right={null} isPublic={false}>
        <Field />
      </Guarded>,
      { respond: allowed },
    );
    await user.type(await screen.findByRole('textbox'), 'mine');
    act(() => setUser(fakeUser({ login: 'other@demo.example', token: 'other' })));
    expect(screen.getByRole('textbox')).toHaveValue('');
  });

  it('resets and goes to the sign-in page when the check itself fails', async () => {
    renderShell(page('FDLOGIN'), { respond: () => refusal('invalid', 'path') });
    await waitFor(() => expect(goToSignIn).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });
});
