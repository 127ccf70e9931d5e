import { useWords } from '@portal/platform/i18n';
import type { User } from '@portal/platform/session';
import { useDeployment } from '../deployment/deployment-context.ts';
import { safeAddress } from '../links/address.ts';
import type { MenuEntry, MenuTab } from './menu-tab.ts';
import { menuTabs } from './menu-tabs.ts';
import { navSections } from './sections.ts';
import { useMenuText } from './use-menu-text.ts';
import { useMenus } from './use-menus.ts';

export interface HeaderLinks {
  readonly tabs: readonly MenuTab[];
  /** The user's own page. */
  readonly myInfo: MenuEntry | null;
  /** Address of the provider's list of its sites; null for none. */
  readonly allSites: string | null;
}

/** Returns the links of the header: those that the server sent, else those of the region. */
export function useHeaderLinks(user: User | null): HeaderLinks {
  const { t } = useWords();
  const text = useMenuText();
  const deployment = useDeployment();
  const { header } = useMenus();
  const { links } = deployment;
  const sections = user ? navSections(deployment, user.UserAccessSecurities) : [];
  const entry = (key: string, name = '', url = ''): MenuEntry | null =>
    name && safeAddress(url) ? { key, name: text(name), link: { url } } : null;

  const home = user
    ? entry('home', header?.home_name || links.home_names?.[user.Group], links.home[user.Group])
    : null;
  const tabs = menuTabs({ sections, tabs: header?.tabs ?? deployment.header, word: t, text });
  return {
    tabs: [
      ...(home ? [{ key: 'home', name: home.name, direct: true, entries: [home] }] : []),
      ...tabs,
    ],
    myInfo: user
      ? entry(
          'my_info',
          header?.my_info_name || links.my_info?.name,
          header?.my_info || links.my_info?.url,
        )
      : null,
    allSites: safeAddress(links.all_sites)?.href ?? null,
  };
}
