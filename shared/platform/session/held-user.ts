import { createContext } from 'react';
import type { User } from '../bus/user.ts';

/**
 * Whose page it is while their session is over and the page waits behind the popup: below it
 * `useUser` and `useRight` go on as before, so that no form loses its place.
 */
export const HeldUser = createContext<User | null>(null);
