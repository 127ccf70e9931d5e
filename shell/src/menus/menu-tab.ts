import type { MenuLink } from '../links/follow-link.ts';

/** One link of the menu, with its name in the language shown. */
export interface MenuEntry {
  readonly key: string;
  readonly name: string;
  readonly link: MenuLink;
}

/** One tab of the header's menu. A direct one is a single link; the others open a list. */
export interface MenuTab {
  readonly key: string;
  readonly name: string;
  readonly direct: boolean;
  readonly entries: readonly MenuEntry[];
}

/** Returns the full name if it is too long to be shown completely. */
export const fullNameIfLong = (name: string): string | undefined =>
  name.length > 20 ? name : undefined;
