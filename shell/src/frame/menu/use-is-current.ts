import { useLocation } from '@portal/platform/routing';
import { ownPath, safeAddress } from '../../links/address.ts';
import type { MenuEntry } from '../../menus/menu-tab.ts';

/** Tells whether an entry of the menu leads to the page on screen, or one above it. */
export function useIsCurrent(): (entry: MenuEntry) => boolean {
  const { pathname } = useLocation();
  return ({ link }) => {
    const address = safeAddress(link.url);
    if (!address || ownPath(address) === null || address.pathname === '/') return false;
    return `${pathname}/`.startsWith(`${address.pathname}/`);
  };
}
