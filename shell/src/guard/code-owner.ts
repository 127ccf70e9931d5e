import type { CodeOwner, portalCalls } from '@portal/contract/portal';
import { callsOf, isCallFailure } from '@portal/platform/http';

const call = callsOf<typeof portalCalls>();

/**
 * Asks whose a code is; it can still be used then. Null for one that nobody can use any more.
 *
 * @throws CallFailure when the server cannot be asked
 */
export async function ownerOf(code: string): Promise<CodeOwner | null> {
  try {
    const { owner } = await call('POST authorization/code_owner', { body: { gy_token: code } });
    return owner;
  } catch (error) {
    // What has not even the form of a code is nobody's.
    if (isCallFailure(error) && error.status === 400) return null;
    throw error;
  }
}
