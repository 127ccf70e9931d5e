import { isAnythingDirty } from '@portal/platform/guarding/manage';
import { useWords } from '@portal/platform/i18n';
import type { User } from '@portal/platform/session';
import { IconLogout, IconUser, Menu, Text, UnstyledButton } from '@portal/platform/ui';
import { useState } from 'react';
import { LeaveDialog } from '../guard/leave-dialog.tsx';
import { useSignOut } from '../guard/use-sign-out.ts';
import tool from './header-tool.module.css';

/** Who is signed in, by name and login, and the way out. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useWords();
  const signOut = useSignOut();
  const [isAsking, setAsking] = useState(false);
  const name = `${user.UserName} ${user.UserLastName}`.trim();
  return (
    <>
      <Menu position="bottom-end">
        <Menu.Target>
          <UnstyledButton className={tool.tool} aria-label={t('header.user_menu', { name })}>
            <IconUser size={20} aria-hidden />
            <span className={tool.name}>{name}</span>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            <Text size="sm">{t('header.signed_in_as', { login: user.Login })}</Text>
          </Menu.Label>
          <Menu.Item
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={() => (isAnythingDirty() ? setAsking(true) : signOut())}
          >
            {t('header.sign_out')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isAsking && <LeaveDialog onLeave={signOut} onStay={() => setAsking(false)} />}
    </>
  );
}
