import { bus, connectivityChanged, popupRequested, useBusState } from '@portal/platform/bus';
import { useLocation } from '@portal/platform/routing';
import { type User, useUser } from '@portal/platform/session';
import { resetSession } from '@portal/platform/session/manage';
import { useEffect, useState } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { withoutSignIn } from '../links/sign-in-address.ts';
import { useOpenPopup } from '../overlays/popup-queue.ts';
import { useExpiredUser } from '../session/expired-user.ts';
import { type Access, accessOf } from './access.ts';
import { checkOnServer } from './check-on-server.ts';
import { goToSignIn } from './sign-in-link.ts';

/** State of the page on screen. */
export interface GuardState {
  /** The page's user: the one signed in, or whose session just ended; null for none. */
  readonly person: User | null;
  /** The user's access to the page. */
  readonly access: Access;
  /** Whether their session ended by itself: the page stays, hidden from everyone. */
  readonly isOver: boolean;
  /** Whether no user is signed in and signing in waits for the network. */
  readonly isWaiting: boolean;
}

/**
 * Guards the page on screen.
 *
 * @param right the route's right; null if any session will do
 * @param isPublic whether the page can be read without a session
 */
export function useGuard(right: string | null, isPublic: boolean): GuardState {
  const user = useUser();
  const expired = useExpiredUser();
  const person = user ?? expired;
  const access = accessOf({ isPublic, right, user });
  const isOnline = useBusState(connectivityChanged) ?? true;
  useSignInWhenNeeded(access, isOnline);
  useRefusal(access);
  const isRefused = useServerCheck(access, isPublic ? '' : (person?.Login ?? ''));
  const held = accessOf({ isPublic, right, user: person });
  return {
    person,
    access: isRefused && held === 'open' ? 'no_right' : held,
    isOver: !isPublic && access === 'sign_in' && person !== null,
    isWaiting: access === 'sign_in' && person === null && !isOnline,
  };
}

/**
 * Leaves for the sign-in page once online, after the user has closed any popup that explains why.
 */
function useSignInWhenNeeded(access: Access, isOnline: boolean): void {
  const { pathname, search, hash } = useLocation();
  const { links } = useDeployment();
  const popup = useOpenPopup();
  useEffect(() => {
    if (access !== 'sign_in' || popup !== null || !isOnline) return;
    goToSignIn(links.sign_in, withoutSignIn({ pathname, search, hash }));
  }, [access, popup, isOnline, links.sign_in, pathname, search, hash]);
}

function useRefusal(access: Access): void {
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is refused says so
  useEffect(() => {
    if (access === 'no_portal') bus.emit(popupRequested, { kind: 'no_portal_permission' });
    if (access === 'no_right') bus.emit(popupRequested, { kind: 'no_permission' });
  }, [access, pathname]);
}

/** Asks the server once for each page and user; the page is shown meanwhile. */
function useServerCheck(access: Access, login: string): boolean {
  const { pathname } = useLocation();
  const [refused, setRefused] = useState<string | null>(null);
  const asked = `${login} ${pathname}`;
  useEffect(() => {
    if (access !== 'open' || login === '') return;
    const checking = new AbortController();
    void checkOnServer(pathname, checking.signal).then((answer) => {
      if (checking.signal.aborted) return;
      if (answer === 'refused') setRefused(asked);
      if (answer === 'failed') resetSession();
    });
    return () => checking.abort();
  }, [access, login, pathname, asked]);
  return refused === asked;
}
