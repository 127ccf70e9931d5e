import type { ReactNode } from 'react';
import { ReplaceUser } from './replace-user.tsx';
import { SignInFailed } from './sign-in-failed.tsx';
import { useGuard } from './use-guard.ts';

interface GuardedProps {
  /** The right that the route needs, or null when any session will do. */
  right: string | null;
  /** Whether the page can be read without a session. */
  isPublic: boolean;
  children: ReactNode;
}

/** Shows a page to whoever may see it. */
export function Guarded({ right, isPublic, children }: GuardedProps) {
  const { state, acceptCode, declineCode } = useGuard(right, isPublic);
  switch (state.kind) {
    case 'shown':
      return children;
    case 'asking':
      return <ReplaceUser onSwitch={() => acceptCode(state.code)} onStay={declineCode} />;
    case 'sign_in_failed':
      return <SignInFailed outcome={state.outcome} />;
    default:
      return null;
  }
}
