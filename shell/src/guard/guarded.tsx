import { HeldUser } from '@portal/platform/session/manage';
import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { newcomer } from '../session/newcomer.ts';
import classes from './guarded.module.css';
import { SignInWaits } from './sign-in-waits.tsx';
import { TermsDialog } from './terms-dialog.tsx';
import { useGuard } from './use-guard.ts';

interface GuardedProps {
  /** The right that the route needs, or null when any session will do. */
  right: string | null;
  /** Whether the page can be read without a session. */
  isPublic: boolean;
  children: ReactNode;
}

/**
 * Shows a page to whoever may see it. Another person gets a page of their own, not this one's. A
 * page whose session ended by itself stays as it is, out of sight, until the person leaves it: when
 * they sign in in another tab they find their work where it was.
 */
export function Guarded({ right, isPublic, children }: GuardedProps) {
  const { person, access, isOver, isWaiting } = useGuard(right, isPublic);
  const isArriving = useSyncExternalStore(newcomer.subscribe, newcomer.current) !== null;
  useOverDialogs(isOver);
  if (isArriving) return null;
  if (isWaiting) return <SignInWaits />;
  if (access === 'terms') return isOver ? null : <TermsDialog />;
  if (access !== 'open') return null;
  return (
    <div className={isOver ? classes.over : classes.page} inert={isOver}>
      <HeldUser value={isOver ? person : null}>
        <Fragment key={person?.Login ?? ''}>{children}</Fragment>
      </HeldUser>
    </div>
  );
}

/** Dialogs and drawers of the page stand beside it in the document: they go out of sight with it. */
function useOverDialogs(isOver: boolean): void {
  useEffect(() => {
    document.documentElement.toggleAttribute('data-session-over', isOver);
    return () => document.documentElement.removeAttribute('data-session-over');
  }, [isOver]);
}
