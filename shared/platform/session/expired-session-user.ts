import { createContext } from 'react';
import type { User } from '../bus/user.ts';

/**
 * The user of a page whose session has expired and which waits behind the popup. `useUser` and
 * `useRight` continue to use this user below, so that forms remain mounted.
 */
export const ExpiredSessionUser = createContext<User | null>(null);
