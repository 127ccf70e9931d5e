import { useSyncExternalStore } from 'react';
import { showOverlay } from '../overlays/overlay.ts';
import { offer } from './install-offer.ts';

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
