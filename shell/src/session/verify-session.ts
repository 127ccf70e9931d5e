import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { endWithoutToken, storedToken } from '@portal/platform/session/manage';

const call = callsOf<typeof portalCalls>();

/**
 * Asks the server whether the session lives; its answer brings the present end and, when it is
 * due, a new key. Without a stored token there is nothing to ask, and the session ends (specification
 * 1 §4).
 *
 * @param background leaves the session's end where it is
 * @returns whether the session lives; false also when the server could not be asked
 */
export async function verifySession({ background }: { background: boolean }): Promise<boolean> {
  if (storedToken() === null) {
    endWithoutToken();
    return false;
  }
  try {
    await call('GET authorization/verify', { background });
    return true;
  } catch {
    // A session that is over has its popup by now; what cannot be asked is asked again later.
    return false;
  }
}
