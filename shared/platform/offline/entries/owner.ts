import { currentUser } from '../../session/current-user.ts';
import { canOpen } from '../store/offline-database.ts';
import { isSwitchedOn } from '../switch.ts';

/** Login of the person whose entries and documents this page may see; null for nobody. */
export const owner = (): string | null => currentUser()?.Login ?? null;

/** Whether this device can keep anything for the person in front of it: else calls go to the server at once. */
export const canKeep = async (): Promise<boolean> =>
  isSwitchedOn() && owner() !== null && (await canOpen());

/**
 * The person for whom something is to be kept.
 *
 * @throws Error where nobody is signed in
 */
export function knownOwner(): string {
  const login = owner();
  if (login === null) throw new Error('Nothing is kept for nobody');
  return login;
}
