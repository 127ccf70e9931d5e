import { useWords } from '@portal/platform/i18n';
import { useNavigate } from '@portal/platform/routing';
import { useUser } from '@portal/platform/session';
import { useDeployment } from '../deployment/deployment-context.ts';
import { followLink } from '../links/follow-link.ts';
import type { MenuEntry } from '../menus/menu-tab.ts';
import { useHeaderLinks } from '../menus/use-header-links.ts';
import { placesOf } from '../places/places.ts';
import { recentPlaces } from '../places/recent-places.ts';
import type { PaletteEntry } from './palette-entry.ts';

/** The pages that the user may open, the last used first, and the links of the header. */
export function usePageEntries(): readonly PaletteEntry[] {
  const { t } = useWords();
  const navigate = useNavigate();
  const user = useUser();
  const deployment = useDeployment();
  const { tabs, myInfo, allSites } = useHeaderLinks(user);

  const places = user ? placesOf(deployment, user.UserAccessSecurities) : [];
  const recent = user ? recentPlaces(user.Login, places) : [];
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
    // The tab of a single link is called what the link is.
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
