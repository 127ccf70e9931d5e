import {
  bus,
  connectivityChanged,
  linkRequested,
  navigationRequested,
  notified,
  setupReceived,
  wordsChanged,
} from '@portal/platform/bus';
import { translate } from '@portal/platform/i18n';
import { setOverlay } from '@portal/platform/i18n/manage';
import { followLink } from '../links/follow-link.ts';
import { shownLocale, storeLanguage } from '../words/language.ts';

interface Navigator {
  navigate(to: string, options: { replace: boolean }): unknown;
}

/** Carries out requests that remotes and answers send to the shell over the bus. */
export function followBus(router: Navigator): void {
  bus.on(navigationRequested).subscribe(({ to, replace = false }) => {
    router.navigate(to, { replace });
  });
  bus.on(linkRequested).subscribe((link) => void followLink(link));
  bus.on(setupReceived).subscribe(({ language_pack }) => {
    if (language_pack) setOverlay(shownLocale(), language_pack);
  });
  bus.on(wordsChanged).subscribe(() => {
    void storeLanguage(shownLocale()).then((loaded) => {
      bus.emit(notified, {
        tone: loaded ? 'success' : 'error',
        text: translate(loaded ? 'shell:words.reloaded' : 'shell:words.not_reloaded'),
      });
    });
  });
}

/** Publishes on the bus whether the browser is online. */
export function watchConnectivity(): void {
  const tell = () => bus.emit(connectivityChanged, navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
}
