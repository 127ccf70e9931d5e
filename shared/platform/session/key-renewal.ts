import { serverTime } from './session-end.ts';
import { storedUser } from './stored-user.ts';

/**
 * Returns the instant from which the server issues a new API key, if it has passed; null while the
 * current key is valid, and before the server's time is known. Reads the storage, so that a key
 * just renewed by another tab is not renewed again.
 */
export function dueKeyRenewal(): string | null {
  const due = storedUser()?.ApiKeyRefreshTime ?? '';
  const now = serverTime();
  return now !== null && now >= Date.parse(due) ? due : null;
}
