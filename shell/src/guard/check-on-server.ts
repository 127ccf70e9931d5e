import type { portalCalls } from '@portal/contract/portal';
import { callsOf, isCallFailure } from '@portal/platform/http';

const call = callsOf<typeof portalCalls>();

/** The server's verdict on a page: allowed, refused, or no valid answer. */
export type ServerCheck = 'allowed' | 'refused' | 'unknown' | 'failed';

/**
 * Asks the server whether this user may open the page. A missing right is `refused` (its popup is
 * on screen by then). A server that is unreachable, busy or broken is `unknown`: the known rights
 * decide until it can be asked. So is a session that is over: the HTTP client has ended it if it
 * was still this page's. Anything else is a failed check.
 */
export async function checkOnServer(path: string, signal: AbortSignal): Promise<ServerCheck> {
  try {
    await call('POST authorization/check_permissions', { body: { path }, signal });
    return 'allowed';
  } catch (failure) {
    if (!isCallFailure(failure)) throw failure;
    const { code, status } = failure;
    if (code === 'no_right') return 'refused';
    const isAway = code === 'network' || code === 'cancelled' || status >= 500 || status === 429;
    return isAway || status === 403 ? 'unknown' : 'failed';
  }
}
