import { portalConstants } from '@portal/contract/portal';
import { bus, popupRequested } from '@portal/platform/bus';
import type { Router } from './portal.tsx';

/** What Internet Explorer calls itself, up to its last version. */
const internetExplorer = /\bMSIE |\bTrident\//;

/**
 * Tells of each address that is too long for Internet Explorer, which cuts it off. Other browsers
 * are told nothing.
 *
 * @returns stops telling
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
