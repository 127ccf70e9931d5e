import { useContext } from 'react';
import { bus } from '../bus/bus-core.ts';
import { sessionChanged } from '../bus/events.ts';
import { useBusState } from '../bus/use-bus-state.ts';
import type { User } from '../bus/user.ts';
import { HeldUser } from './held-user.ts';

/** Who is signed in now, or null. */
export const currentUser = (): User | null => bus.current(sessionChanged) ?? null;

export const isSignedIn = (): boolean => currentUser() !== null;

/**
 * Who is signed in, kept up to date; null for nobody. On a page that waits behind the popup of its
 * session's end it is still the person whose page it is.
 */
export function useUser(): User | null {
  const held = useContext(HeldUser);
  return useBusState(sessionChanged) ?? held;
}

/** Whether the user holds a right; a right of null asks for none. */
export const hasRight = (right: string | null): boolean => holds(currentUser(), right);

/** Whether the user holds a right, kept up to date; a right of null asks for none. */
export const useRight = (right: string | null): boolean => holds(useUser(), right);

const holds = (user: User | null, right: string | null): boolean =>
  right === null || (user?.UserAccessSecurities.includes(right) ?? false);
