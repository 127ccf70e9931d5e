import { bus, connectivityChanged, navigationRequested, setupReceived } from '@portal/platform/bus';
import { setOverlay } from '@portal/platform/i18n/manage';
import { shownLocale } from '../words/language.ts';

interface Navigator {
  navigate(to: string, options: { replace: boolean }): unknown;
}

/** Does what remotes and answers ask of the shell over the bus. */
export function followBus(router: Navigator): void {
  bus.on(navigationRequested).subscribe(({ to, replace = false }) => {
    router.navigate(to, { replace });
  });
  bus.on(setupReceived).subscribe(({ language_pack }) => {
    if (language_pack) setOverlay(shownLocale(), language_pack);
  });
}

/** Tells everybody whether the browser has a network. */
export function watchConnectivity(): void {
  const tell = () => bus.emit(connectivityChanged, navigator.onLine);
  addEventListener('online', tell);
  addEventListener('offline', tell);
  tell();
}
