import { useSyncExternalStore } from 'react';
import { showOverlay } from '../overlays/overlay.ts';
import { createStore } from '../store/store.ts';

/** The browser would install the portal, and asks the person when it is told to. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

const offer = createStore<InstallOffer | null>(null);

/**
 * Keeps the browser's offer to install the portal for the menu of the person, in place of a bar over the
 * page. It comes once, at a time that the browser chooses.
 *
 * @returns stops that
 */
export function watchInstallOffer(): () => void {
  const keep = (event: Event) => {
    event.preventDefault();
    offer.set(event as InstallOffer);
  };
  const drop = () => offer.set(null);
  addEventListener('beforeinstallprompt', keep);
  addEventListener('appinstalled', drop);
  return () => {
    removeEventListener('beforeinstallprompt', keep);
    removeEventListener('appinstalled', drop);
    drop();
  };
}

/** Safari on an iPad or iPhone offers nothing: people do it by themselves. */
const isForHomeScreen = (): boolean => Reflect.get(navigator, 'standalone') === false;

/** Installs the portal, or says how that is done; null where it is installed, or cannot be. */
export function useInstall(): (() => void) | null {
  const offered = useSyncExternalStore(offer.subscribe, offer.current);
  if (offered) {
    return () => {
      // An offer is good for one answer.
      offer.set(null);
      void offered.prompt();
    };
  }
  return isForHomeScreen() ? () => showOverlay('install') : null;
}
