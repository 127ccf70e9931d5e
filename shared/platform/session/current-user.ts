import { useContext } from 'react';
import { bus } from '../bus/bus-core.ts';
import { sessionChanged } from '../bus/events.ts';
import { useBusState } from '../bus/use-bus-state.ts';
import type { User } from '../bus/user.ts';
import { ExpiredSessionUser } from './expired-session-user.ts';

/** Returns the signed-in user, or null. */
export const currentUser = (): User | null => bus.current(sessionChanged) ?? null;

export const isSignedIn = (): boolean => currentUser() !== null;

/**
 * Returns the signed-in user, kept up to date; null if nobody is signed in. On a page waiting
 * behind the popup of an expired session it is still the user of that page.
 */
export function useUser(): User | null {
  const held = useContext(ExpiredSessionUser);
  return useBusState(sessionChanged) ?? held;
}

/** Returns whether the user has a right; null requires none. */
export const hasRight = (right: string | null): boolean => holds(currentUser(), right);

/** Returns whether the user has a right, kept up to date; null requires none. */
export const useRight = (right: string | null): boolean => holds(useUser(), right);

const holds = (user: User | null, right: string | null): boolean =>
  right === null || (user?.UserAccessSecurities.includes(right) ?? false);
