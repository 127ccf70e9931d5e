import { useWords } from '@portal/platform/i18n';
import { useLocation } from '@portal/platform/routing';
import type { User } from '@portal/platform/session';
import { IconMenu2, UnstyledButton } from '@portal/platform/ui';
import { useRef, useState } from 'react';
import { useConfirmedSignOut } from '../guard/use-confirmed-sign-out.tsx';
import { loadOnOpen } from '../kit/load-on-open.tsx';
import type { HeaderLinks } from '../menus/use-header-links.ts';
import tool from './header-tool.module.css';

const DrawerPanel = loadOnOpen(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

interface HeaderDrawerProps {
  user: User | null;
  links: HeaderLinks;
  onPreferences: () => void;
}

/** Button with the whole header behind it, for small screens. */
export function HeaderDrawer({ user, links, onPreferences }: HeaderDrawerProps) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const { signOut, dialog } = useConfirmedSignOut();
  // Path on which the drawer was opened: going to another page closes it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const close = () => setOpenOn(null);
  const button = useRef<HTMLButtonElement>(null);
  // Dialogs opened from here return the focus to the button, as the drawer is gone by then.
  const closing = (work: () => void) => () => {
    button.current?.focus();
    close();
    work();
  };
  return (
    <>
      <UnstyledButton
        ref={button}
        className={tool.tool}
        aria-haspopup="dialog"
        onClick={() => setOpenOn(pathname)}
      >
        <IconMenu2 size={20} aria-hidden />
        {t('header.open_menu')}
      </UnstyledButton>
      <DrawerPanel
        opened={openOn === pathname}
        user={user}
        links={links}
        onClose={close}
        onPreferences={closing(onPreferences)}
        onInstall={(install) => closing(install)()}
        onSignOut={closing(signOut)}
      />
      {dialog}
    </>
  );
}
