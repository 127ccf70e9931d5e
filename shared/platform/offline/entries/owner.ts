import { currentUser } from '../../session/current-user.ts';
import { canOpen } from '../store/offline-database.ts';
import { isOfflineStorageOn } from '../switch.ts';

/**
 * Returns the login of the user whose entries and documents this page may access; null if nobody is
 * signed in.
 */
export const owner = (): string | null => currentUser()?.Login ?? null;

/**
 * Returns whether this device can store data for the current user; if not, calls go directly to the
 * server.
 */
export const canKeep = async (): Promise<boolean> =>
  isOfflineStorageOn() && owner() !== null && (await canOpen());

/**
 * Returns the login of the user to store data for.
 *
 * @throws Error if nobody is signed in
 */
export function knownOwner(): string {
  const login = owner();
  if (login === null) throw new Error('Nothing is kept for nobody');
  return login;
}
