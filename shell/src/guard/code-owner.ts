import type { CodeOwner, portalCalls } from '@portal/contract/portal';
import { callsOf, isCallFailure } from '@portal/platform/http';

const call = callsOf<typeof portalCalls>();

/**
 * Returns the owner of a code without using it up; null for a code that is no longer valid.
 *
 * @throws CallFailure when the server cannot be asked
 */
export async function ownerOf(code: string): Promise<CodeOwner | null> {
  try {
    const { owner } = await call('POST authorization/code_owner', { body: { gy_token: code } });
    return owner;
  } catch (error) {
    // A malformed code has no owner.
    if (isCallFailure(error) && error.status === 400) return null;
    throw error;
  }
}
