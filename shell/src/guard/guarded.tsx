import type { ReactNode } from 'react';
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
  return useGuard(right, isPublic) ? children : null;
}
