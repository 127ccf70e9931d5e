import type { Deployment } from '@portal/platform/remote';
import type { Location } from '@portal/platform/routing/manage';
import { type PageOfPath, pageOfPath } from './page-of-path.ts';

/** A current or upcoming screen: a page, with the address that led to it. */
export interface ScreenAt {
  /** A screen of the same key stays mounted. */
  readonly key: string;
  readonly location: Location;
  readonly page: PageOfPath;
  /** Whether the user went back or forward to it. */
  readonly isReturn: boolean;
}

let made = 0;

/**
 * Returns the screen of an address, by the deployment at the time of the navigation. Each has its
 * own key, because the user may return to an address whose former place is still being emptied.
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
 * Returns the same screen at the next address, if that differs only in the query or in the
 * parameters of the same page in the same build; null if it is another screen.
 */
export function sameScreenAt(screen: ScreenAt, next: ScreenAt): ScreenAt | null {
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
