import { bus, notified, sessionChanged } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { useLocation, useNavigate } from '@portal/platform/routing';
import type { User } from '@portal/platform/session';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { codeIn } from '../links/sign-in-address.ts';
import { showOverlay } from '../overlays/overlay.ts';
import { closePopup } from '../overlays/popup-queue.ts';
import { switchedUser } from './switched-user.ts';
import { noteTabUser, tabUser } from './tab-user.ts';

/**
 * When another tab has signed in a different user, drops the previous user's view: the page
 * restarts without its query, and a notice names the new user. A sign-in in this tab, with a code
 * in its address, determines its own target.
 */
export function useUserSwitch(): void {
  const arrived = useSyncExternalStore(switchedUser.subscribe, switchedUser.current);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const subscription = bus.on(sessionChanged).subscribe((user) => {
      if (!user) return;
      const before = tabUser();
      noteTabUser(user.Login);
      const isOther = before !== null && before !== user.Login;
      if (isOther && codeIn(location.search) === null) switchedUser.set(user);
    });
    return () => subscription.unsubscribe();
  }, []);

  const welcome = useEffectEvent(({ UserName, UserLastName }: User) => {
    showOverlay(null);
    closePopup();
    navigate(pathname, { replace: true });
    const name = `${UserName} ${UserLastName}`.trim();
    bus.emit(notified, { tone: 'info', text: translate('shell:session.now', { name }) });
  });
  // Runs after the previous user's page is gone, so that it does not ask about unsaved work.
  useEffect(() => {
    if (arrived) welcome(arrived);
  }, [arrived]);
  useEffect(() => {
    if (arrived && search === '') switchedUser.set(null);
  }, [arrived, search]);
}
