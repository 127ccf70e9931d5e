import type { portalCalls } from '@portal/contract/portal';
import { callsOf, isCallFailure } from '@portal/platform/http';

const call = callsOf<typeof portalCalls>();

/**
 * Asks the server whether this user may open the page. A right that is missing answers false (its
 * popup is on screen by then); without a network the rights held decide, and the answer is true.
 *
 * @throws CallFailure for any other refusal
 */
export async function checkOnServer(path: string): Promise<boolean> {
  try {
    await call('POST authorization/check_permissions', { body: { path } });
    return true;
  } catch (failure) {
    if (isCallFailure(failure) && failure.code === 'no_right') return false;
    if (isCallFailure(failure) && failure.code === 'network') return true;
    throw failure;
  }
}
