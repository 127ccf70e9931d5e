import { useUser } from '@portal/platform/session';
import { Fragment, type ReactNode } from 'react';
import { useGuard } from './use-guard.ts';

interface GuardedProps {
  /** The right that the route needs, or null when any session will do. */
  right: string | null;
  /** Whether the page can be read without a session. */
  isPublic: boolean;
  children: ReactNode;
}

/** Shows a page to whoever may see it. Another person gets a page of their own, not this one's. */
export function Guarded({ right, isPublic, children }: GuardedProps) {
  const login = useUser()?.Login ?? '';
  return useGuard(right, isPublic) ? <Fragment key={login}>{children}</Fragment> : null;
}
