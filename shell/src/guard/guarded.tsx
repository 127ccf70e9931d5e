import { ExpiredSessionUser } from '@portal/platform/session/manage';
import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { switchedUser } from '../session/switched-user.ts';
import classes from './guarded.module.css';
import { SignInOffline } from './sign-in-offline.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useGuard } from './use-guard.ts';

interface GuardedProps {
  /** The right that the route needs; null if any session will do. */
  right: string | null;
  /** Whether the page can be read without a session. */
  isPublic: boolean;
  children: ReactNode;
}

/**
 * Shows a page to users who may see it. Another user gets a page of their own, not this one's. A
 * page whose session ended by itself stays mounted but hidden until the user leaves it: after
 * signing in in another tab, they find their work unchanged.
 */
export function Guarded({ right, isPublic, children }: GuardedProps) {
  const { person, access, isOver, isWaiting } = useGuard(right, isPublic);
  const isArriving = useSyncExternalStore(switchedUser.subscribe, switchedUser.current) !== null;
  useHideDialogs(isOver);
  if (isArriving) return null;
  if (isWaiting) return <SignInOffline />;
  if (access === 'terms') return isOver ? null : <TermsDialog />;
  if (access !== 'open') return null;
  return (
    <div className={isOver ? classes.over : classes.page} inert={isOver}>
      <ExpiredSessionUser value={isOver ? person : null}>
        <Fragment key={person?.Login ?? ''}>{children}</Fragment>
      </ExpiredSessionUser>
    </div>
  );
}

/** Hides the page's dialogs and drawers, which are outside it in the document. */
function useHideDialogs(isOver: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-session-over', isOver);
    return () => document.documentElement.removeAttribute('data-session-over');
  }, [isOver]);
}
