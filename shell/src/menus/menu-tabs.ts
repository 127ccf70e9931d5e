import type { HeaderContent } from '@portal/contract/portal';
import type { Deployment } from '@portal/platform/remote';
import { safeAddress } from '../links/address.ts';
import type { MenuEntry, MenuTab } from './menu-tab.ts';
import type { NavSection } from './sections.ts';

export interface MenuParts {
  /** What the remotes declare. */
  readonly sections: readonly NavSection[];
  /** What the region or the server has. */
  readonly tabs: HeaderContent['tabs'] | Deployment['header'];
  /** Words of a remote, by their key. */
  readonly word: (key: string) => string;
  /** A name of the menus, which is a key or a text. */
  readonly text: (name: string) => string;
}

/**
 * The menu's tabs: first the pages of the remotes, then the links of the region. Tabs of the same
 * name are one. Links that must not be followed are left out, and tabs that are then empty.
 */
export function menuTabs({ sections, tabs, word, text }: MenuParts): readonly MenuTab[] {
  const found = new Map<string, MenuEntry[]>();
  const add = (name: string, entries: readonly MenuEntry[]) => {
    if (entries.length > 0) found.set(name, [...(found.get(name) ?? []), ...entries]);
  };
  for (const { label, items } of sections)
    add(
      word(label),
      items.map((item) => ({ key: item.to, name: word(item.label), link: { url: item.to } })),
    );
  const pages = new Set([...found].filter(([, { length }]) => length === 1).map(([name]) => name));
  for (const { name, links } of tabs)
    add(
      text(name),
      links
        .filter(({ url }) => safeAddress(url) !== null)
        .map((link, place) => ({ key: `${place} ${link.url}`, name: text(link.name), link })),
    );
  return [...found].map(([name, entries]) => {
    const [first] = entries;
    // A remote's only page needs no list: the tab is its link.
    const isPage = pages.has(name) && entries.length === 1 && first !== undefined;
    return { key: name, name: isPage ? first.name : name, direct: isPage, entries };
  });
}
