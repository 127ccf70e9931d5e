import { useWords } from '@portal/platform/i18n';
import { useLocation } from '@portal/platform/routing';
import type { User } from '@portal/platform/session';
import { IconMenu2, UnstyledButton } from '@portal/platform/ui';
import { useRef, useState } from 'react';
import { useAskedSignOut } from '../guard/use-asked-sign-out.tsx';
import { openedPart } from '../kit/opened-part.tsx';
import type { HeaderLinks } from '../menus/use-header-links.ts';
import tool from './header-tool.module.css';

const DrawerPanel = openedPart(async () => (await import('./drawer-panel.tsx')).DrawerPanel);

interface HeaderDrawerProps {
  user: User | null;
  links: HeaderLinks;
  onPreferences: () => void;
}

/** On a small screen everything of the header is behind one button. */
export function HeaderDrawer({ user, links, onPreferences }: HeaderDrawerProps) {
  const { t } = useWords();
  const { pathname } = useLocation();
  const { signOut, dialog } = useAskedSignOut();
  // Open on the page on which it was opened: whoever goes to another one is done with it.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const close = () => setOpenOn(null);
  const button = useRef<HTMLButtonElement>(null);
  // What opens from here gives the focus back to the button: the drawer is gone by then.
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
