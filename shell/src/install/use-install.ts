import { useSyncExternalStore } from 'react';
import { showOverlay } from '../overlays/overlay.ts';
import { offer } from './install-offer.ts';

/** Safari on an iPad or iPhone makes no offer: users install the portal by hand. */
const isForHomeScreen = (): boolean => Reflect.get(navigator, 'standalone') === false;

/**
 * Returns a function that installs the portal or explains how; null if it is installed or cannot
 * be.
 */
export function useInstall(): (() => void) | null {
  const offered = useSyncExternalStore(offer.subscribe, offer.current);
  if (offered) {
    return () => {
      // An offer can be used once.
      offer.set(null);
      void offered.prompt();
    };
  }
  return isForHomeScreen() ? () => showOverlay('install') : null;
}
