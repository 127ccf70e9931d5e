import type { HeaderContent } from '@portal/contract/portal';
import type { Deployment } from '@portal/platform/remote';
import { safeAddress } from '../links/address.ts';
import type { MenuEntry, MenuTab } from './menu-tab.ts';
import type { NavSection } from './sections.ts';

export interface MenuParts {
  /** Sections declared by the remotes. */
  readonly sections: readonly NavSection[];
  /** Tabs from the region or the server. */
  readonly tabs: HeaderContent['tabs'] | Deployment['header'];
  /** Returns a text of a remote by its key. */
  readonly word: (key: string) => string;
  /** Returns the text for a name in the menus, which is a key or already a text. */
  readonly text: (name: string) => string;
}

/**
 * Returns the menu's tabs: first the pages of the remotes, then the links of the region. Merges
 * tabs of the same name. Omits unsafe links, and tabs left empty.
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
