import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import type { User } from '@portal/platform/session';
import { Suspense, useState } from 'react';
import { PartFailed } from '../../kit/part-failed.tsx';
import type { MenuEntry } from '../menu/menu-tab.ts';
import { UserButton } from './user-button.tsx';

export interface UserMenuProps {
  user: User;
  /** Whether there is room for the name beside the icon. */
  hasWords: boolean;
  /** The user's own page. */
  myInfo: MenuEntry | null;
  onPreferences: () => void;
}

const OpenedUserMenu = lazyPart(() => import('./opened-user-menu.tsx'));

/** Who is signed in, by name, address and login, what is theirs, and the way out. */
export function UserMenu(props: UserMenuProps) {
  const [wasOpened, setOpened] = useState(false);
  const { user, hasWords } = props;
  const button = (
    <UserButton
      user={user}
      hasWords={hasWords}
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setOpened(true)}
      onPointerEnter={OpenedUserMenu.preload}
      onFocus={OpenedUserMenu.preload}
    />
  );
  if (!wasOpened) return button;
  const forget = () => setOpened(false);
  return (
    <ErrorBoundary
      fallback={() => (
        <>
          {button}
          <PartFailed onTold={forget} />
        </>
      )}
    >
      <Suspense fallback={button}>
        <OpenedUserMenu {...props} />
      </Suspense>
    </ErrorBoundary>
  );
}
