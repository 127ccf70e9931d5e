import { serverTime } from './session-end.ts';
import { storedUser } from './stored-user.ts';

/**
 * The instant from which the server gives a new API key, when it has come; null while the key in
 * use serves, and before the server told its time. It is read from the storage, so that a key that
 * another tab just renewed is not renewed again.
 */
export function dueKeyRenewal(): string | null {
  const due = storedUser()?.ApiKeyRefreshTime ?? '';
  const now = serverTime();
  return now !== null && now >= Date.parse(due) ? due : null;
}
