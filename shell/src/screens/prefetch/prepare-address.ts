import type { Deployment } from '@portal/platform/remote';
import { currentUser } from '@portal/platform/session';
import { canPrefetch } from '../../connection/can-prefetch.ts';
import { accessOf } from '../../guard/access.ts';
import { preparePage } from '../../loading/prepare-page.ts';
import { pageOfPath } from '../page-of-path.ts';

/**
 * Prepares the page that an address of this site leads to, if a remote has it and the person may
 * open it. Never where somebody saves data.
 */
export function prepareAddress(address: string, deployment: Deployment): void {
  if (!canPrefetch()) return;
  const url = new URL(address, location.href);
  if (url.origin !== location.origin || url.pathname === location.pathname) return;
  const found = pageOfPath(url.pathname, deployment);
  const page = found.kind === 'redirect' ? pageOfPath(found.to, deployment) : found;
  if (page.kind !== 'remote') return;
  const { remote, route } = page;
  if (accessOf({ isPublic: false, right: route.right, user: currentUser() }) !== 'open') return;
  preparePage(remote, route.page);
}
