import { bus, notified, sessionChanged } from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { useLocation, useNavigate } from '@portal/platform/routing';
import type { User } from '@portal/platform/session';
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { codeIn } from '../links/sign-in-address.ts';
import { showOverlay } from '../overlays/overlay.ts';
import { closePopup } from '../overlays/popup-queue.ts';
import { newcomer } from './newcomer.ts';
import { noteTabPerson, tabPerson } from './tab-person.ts';

/**
 * When another tab has signed in somebody else, what this tab shows of the person before goes: the
 * page begins anew, without what was chosen on it, and a notice says who is signed in now. A sign-in
 * of this tab, which has a code in its address, decides by itself where it goes on.
 */
export function useNewPerson(): void {
  const arrived = useSyncExternalStore(newcomer.subscribe, newcomer.current);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();

  useEffect(() => {
    const subscription = bus.on(sessionChanged).subscribe((user) => {
      if (!user) return;
      const before = tabPerson();
      noteTabPerson(user.Login);
      const isOther = before !== null && before !== user.Login;
      if (isOther && codeIn(location.search) === null) newcomer.set(user);
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
  // After the page of the person before has gone, so that it does not ask about its unsaved work.
  useEffect(() => {
    if (arrived) welcome(arrived);
  }, [arrived]);
  useEffect(() => {
    if (arrived && search === '') newcomer.set(null);
  }, [arrived, search]);
}
