import type { MenuLink } from '../links/follow-link.ts';

/** One link of the menu, its name in the language shown. */
export interface MenuEntry {
  readonly key: string;
  readonly name: string;
  readonly link: MenuLink;
}

/** One tab of the header's menu. A direct one is its only link; the others open a list. */
export interface MenuTab {
  readonly key: string;
  readonly name: string;
  readonly direct: boolean;
  readonly entries: readonly MenuEntry[];
}

/** The whole of a name that is too long to be shown whole. */
export const wholeName = (name: string): string | undefined =>
  name.length > 20 ? name : undefined;
