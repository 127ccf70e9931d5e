import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { endWithoutToken, storedToken } from '@portal/platform/session/manage';

const call = callsOf<typeof portalCalls>();

/**
 * Asks the server whether the session lives; the answer contains its current end and, if due, a new
 * key. Without a stored token, the session ends without asking (specification 1 §4).
 *
 * @param background leaves the session's end unchanged
 * @returns whether the session lives; also false if the server could not be asked
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
    // An ended session has its popup by now; an unreachable server is asked again later.
    return false;
  }
}
