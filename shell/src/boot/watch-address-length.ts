import { portalConstants } from '@portal/contract/portal';
import { bus, popupRequested } from '@portal/platform/bus';
import type { Router } from './portal.tsx';

/** User agent of Internet Explorer, including its last version. */
const internetExplorer = /\bMSIE |\bTrident\//;

/**
 * Warns of every address that is too long for Internet Explorer, which would cut it off. Does
 * nothing in other browsers.
 *
 * @returns stops watching
 */
export function watchAddressLength(router: Pick<Router, 'subscribe'>): () => void {
  if (!internetExplorer.test(navigator.userAgent)) return () => {};
  let seen = '';
  const look = () => {
    if (location.href === seen) return;
    seen = location.href;
    if (seen.length > portalConstants.longestAddress)
      bus.emit(popupRequested, { kind: 'url_too_long' });
  };
  look();
  return router.subscribe(look);
}
