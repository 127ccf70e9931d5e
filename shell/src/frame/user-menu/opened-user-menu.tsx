import { useWords } from '@portal/platform/i18n';
import {
  IconAdjustmentsHorizontal,
  IconDownload,
  IconLogout,
  IconUser,
  Menu,
} from '@portal/platform/ui';
import { useEffect, useRef, useState } from 'react';
import { useConfirmedSignOut } from '../../guard/use-confirmed-sign-out.tsx';
import { useInstall } from '../../install/use-install.ts';
import { PortalLink } from '../../links/portal-link.tsx';
import { UserButton } from './user-button.tsx';
import type { UserMenuProps } from './user-menu-props.ts';
import { UserName } from './user-name.tsx';

/** The user's menu, loaded when it is first opened. */
export default function OpenedUserMenu({ user, hasWords, myInfo, onPreferences }: UserMenuProps) {
  const { t } = useWords();
  const { signOut, dialog } = useConfirmedSignOut();
  const install = useInstall();
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  // This button has replaced the one that was pressed.
  useEffect(() => {
    button.current?.focus();
    setOpened(true);
  }, []);
  // Dialogs opened from here return the focus to this button, so they open after the menu has
  // closed: it takes the focus a moment after it opens, and could otherwise take it from a button
  // focused before.
  const chosen = useRef<(() => void) | null>(null);
  const fromButton = (work: () => void) => () => {
    chosen.current = work;
  };
  const begin = () => {
    const work = chosen.current;
    if (!work) return;
    chosen.current = null;
    button.current?.focus();
    work();
  };
  return (
    <>
      <Menu
        position="bottom-end"
        width={300}
        opened={opened}
        onChange={setOpened}
        onExitTransitionEnd={begin}
      >
        <Menu.Target>
          <UserButton ref={button} user={user} hasWords={hasWords} />
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
            onClick={fromButton(onPreferences)}
          >
            {t('header.preferences')}
          </Menu.Item>
          {install && (
            <Menu.Item
              leftSection={<IconDownload size={16} aria-hidden />}
              onClick={fromButton(install)}
            >
              {t('header.install')}
            </Menu.Item>
          )}
          <Menu.Item
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={fromButton(signOut)}
          >
            {t('header.sign_out')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {dialog}
    </>
  );
}
