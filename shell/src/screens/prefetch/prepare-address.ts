import type { Deployment } from '@portal/platform/remote';
import { currentUser } from '@portal/platform/session';
import { canPrefetch } from '../../connection/can-prefetch.ts';
import { accessOf } from '../../guard/access.ts';
import { hintPage, preparePage } from '../../loading/prepare-page.ts';
import { pageOfPath } from '../page-of-path.ts';

/**
 * Prepares the page at an address of this site, if a remote has it and the user may open it. Does
 * nothing in data-saving mode.
 */
export function prepareAddress(address: string, deployment: Deployment): void {
  if (!canPrefetch()) return;
  const page = openPageAt(address, deployment);
  if (page) preparePage(page.remote, page.route.page);
}

/** Hints the files that a prepared page at an address is about to run. */
export function hintAddress(address: string, deployment: Deployment): void {
  const page = openPageAt(address, deployment);
  if (page) hintPage(page.remote, page.route.page);
}

/** Returns a remote's page at another address of this site, if the user may open it, or null. */
function openPageAt(address: string, deployment: Deployment) {
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return null;
  const found = pageOfPath(url.pathname, deployment);
  const page = found.kind === 'redirect' ? pageOfPath(found.to, deployment) : found;
  if (page.kind !== 'remote') return null;
  const { right } = page.route;
  return accessOf({ isPublic: false, right, user: currentUser() }) === 'open' ? page : null;
}
