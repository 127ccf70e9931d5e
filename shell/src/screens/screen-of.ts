import type { Deployment } from '@portal/platform/remote';
import type { Location } from '@portal/platform/routing/manage';
import { type PageOfPath, pageOfPath } from './page-of-path.ts';

/** What is, or soon will be, on screen: a page, at the address that led to it. */
export interface ScreenAt {
  /** A screen of the same key stays mounted. */
  readonly key: string;
  readonly location: Location;
  readonly page: PageOfPath;
  /** Whether the person went back or forward to it. */
  readonly isReturn: boolean;
}

let made = 0;

/**
 * The screen of an address, as the deployment has it at the time of the navigation. Each has a place of
 * its own: somebody may return to an address whose former place is still being emptied.
 */
export const screenOf = (
  location: Location,
  isReturn: boolean,
  deployment: Deployment,
): ScreenAt => {
  made += 1;
  const page = pageOfPath(location.pathname, deployment);
  return { key: `${made}`, location, page, isReturn };
};

/**
 * The same screen at another address, if that is what the other one is: another query, or other
 * parameters of the same page in the same build. Null when it is another screen.
 */
export function continued(screen: ScreenAt, next: ScreenAt): ScreenAt | null {
  if (screen.location.pathname === next.location.pathname)
    return { ...next, key: screen.key, page: screen.page };
  const [one, other] = [screen.page, next.page];
  if (one.kind !== 'remote' || other.kind !== 'remote') return null;
  const isSame =
    one.route.path === other.route.path &&
    one.remote.name === other.remote.name &&
    one.remote.version === other.remote.version &&
    one.remote.url === other.remote.url;
  return isSame ? { ...next, key: screen.key, page: { ...other, remote: one.remote } } : null;
}
