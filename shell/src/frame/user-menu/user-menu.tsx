import { ErrorBoundary, lazyPart } from '@portal/platform/guarding';
import { Suspense, useState } from 'react';
import { PartFailed } from '../../kit/part-failed.tsx';
import { UserButton } from './user-button.tsx';
import type { UserMenuProps } from './user-menu-props.ts';

const OpenedUserMenu = lazyPart(() => import('./opened-user-menu.tsx'));

/** Menu of the user signed in: name, e-mail address and login, their own pages, and signing out. */
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
