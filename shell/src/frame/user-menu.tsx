import { useWords } from '@portal/platform/i18n';
import type { User } from '@portal/platform/session';
import {
  IconAdjustmentsHorizontal,
  IconLogout,
  IconUser,
  Menu,
  UnstyledButton,
} from '@portal/platform/ui';
import { PortalLink } from '../links/portal-link.tsx';
import tool from './header-tool.module.css';
import type { MenuEntry } from './menu/menu-tab.ts';
import { useAskedSignOut } from './use-asked-sign-out.tsx';
import { UserName } from './user-name.tsx';

interface UserMenuProps {
  user: User;
  /** Whether there is room for the name beside the icon. */
  hasWords: boolean;
  /** The user's own page. */
  myInfo: MenuEntry | null;
  onPreferences: () => void;
}

/** Who is signed in, by name, address and login, what is theirs, and the way out. */
export function UserMenu({ user, hasWords, myInfo, onPreferences }: UserMenuProps) {
  const { t } = useWords();
  const { signOut, dialog } = useAskedSignOut();
  const name = `${user.UserName} ${user.UserLastName}`.trim();
  return (
    <>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <UnstyledButton
            className={tool.tool}
            aria-label={t('header.user_menu', { name })}
            title={hasWords ? undefined : name}
          >
            <IconUser size={20} aria-hidden />
            {hasWords && (
              <span className={tool.name} title={name}>
                {name}
              </span>
            )}
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <UserName user={user} />
          </Menu.Label>
          <Menu.Divider />
          {myInfo && (
            <Menu.Item
              component={PortalLink}
              link={myInfo.link}
              leftSection={<IconUser size={16} aria-hidden />}
            >
              {myInfo.name}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconAdjustmentsHorizontal size={16} aria-hidden />}
            onClick={onPreferences}
          >
            {t('header.preferences')}
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout size={16} aria-hidden />} onClick={signOut}>
            {t('header.sign_out')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
