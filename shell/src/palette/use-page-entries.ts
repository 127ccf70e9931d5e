import { useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { useDeployment } from '../deployment/deployment-context.ts';
import { followLink } from '../links/follow-link.ts';
import type { MenuEntry } from '../menus/menu-tab.ts';
import { useHeaderLinks } from '../menus/use-header-links.ts';
import { openablePagesOf } from '../places/openable-pages.ts';
import { recentPages } from '../places/recent-pages.ts';
import type { PaletteEntry } from './palette-entry.ts';

/**
 * Returns the pages that the user may open, most recently used first, and the links of the header.
 */
export function usePageEntries(): readonly PaletteEntry[] {
  const { t } = useWords();
  const navigate = useNavigate();
  const user = useUser();
  const deployment = useDeployment();
  const { tabs, myInfo, allSites } = useHeaderLinks(user);

  const places = user ? openablePagesOf(deployment, user.UserAccessSecurities) : [];
  const recent = user ? recentPages(user.Login, places) : [];
  const others = places.filter((place) => !recent.includes(place));
  const entryOf =
    (section: PaletteEntry['section']) =>
    ({ to, label, section: heading }: (typeof places)[number]): PaletteEntry => ({
      id: to,
      section,
      name: t(label),
      place: heading === null ? undefined : t(heading),
      run: () => navigate(to),
    });
  const linkOf = ({ key, name, link }: MenuEntry, place: string): PaletteEntry => ({
    id: `${place} ${key}`,
    section: 'links',
    name,
    // The tab of a single link has the same name as the link.
    place: place === name ? undefined : place,
    run: () => void followLink(link),
  });
  const own = new Set(places.map(({ to }) => to));
  const links = tabs.flatMap(({ name, entries }) =>
    entries.filter(({ link }) => !own.has(link.url)).map((entry) => linkOf(entry, name)),
  );
  return [
    ...recent.map(entryOf('recent')),
    ...others.map(entryOf('pages')),
    ...links,
    ...(myInfo ? [linkOf(myInfo, '')] : []),
    ...(allSites
      ? [linkOf({ key: 'all_sites', name: t('header.all_sites'), link: { url: allSites } }, '')]
      : []),
  ];
}
