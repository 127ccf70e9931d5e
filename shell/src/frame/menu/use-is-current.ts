import { useLocation } from '@portal/platform/routing';
import { useDeployment } from '../../deployment/deployment-context.ts';
import { ownPath, safeAddress } from '../../links/address.ts';
import type { MenuEntry } from '../../menus/menu-tab.ts';

/**
 * Returns a function that tells whether a menu entry leads to the current page or one above it.
 * Paths that redirect to the entry's page count as well: `/fleet-survey/7` is below `/locations` if
 * `/fleet-survey` redirects there.
 */
export function useIsCurrent(): (entry: MenuEntry) => boolean {
  const { pathname } = useLocation();
  const { remotes } = useDeployment();
  const redirects = remotes.flatMap(({ declaration }) => declaration.redirects);
  return ({ link }) => {
    const address = safeAddress(link.url);
    if (!address || ownPath(address) === null || address.pathname === '/') return false;
    const others = redirects.filter(({ from, to }) => to === address.pathname && from !== '/');
    return [address.pathname, ...others.map(({ from }) => from)].some((path) =>
      `${pathname}/`.startsWith(`${path}/`),
    );
  };
}
