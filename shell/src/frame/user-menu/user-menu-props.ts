import type { User } from '@portal/platform/session';
import type { MenuEntry } from '../../menus/menu-tab.ts';

export interface UserMenuProps {
  user: User;
  /** Whether there is room for the name beside the icon. */
  hasWords: boolean;
  /** The user's own page. */
  myInfo: MenuEntry | null;
  onPreferences: () => void;
}
