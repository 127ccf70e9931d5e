import { loginStatus, type portalCalls } from '@portal/contract/portal';
import { callsOf, isCallFailure } from '@portal/platform/http';
import { resetSession } from '@portal/platform/session/manage';

const call = callsOf<typeof portalCalls>();

/** What became of a code; `expired` is told of one that was asked about first. */
export type SignInOutcome = 'signed_in' | 'locked' | 'not_recognised' | 'expired' | 'unreachable';

/**
 * Exchanges a sign-in code for a session; the HTTP client keeps the user that the answer carries.
 * A code that is refused destroys the stored token; a server that cannot be asked destroys nothing.
 */
export async function signInWithCode(code: string): Promise<SignInOutcome> {
  try {
    const answer = await call('POST authorization/login_by_gy', { body: { gy_token: code } });
    if (answer.status === loginStatus.success) return 'signed_in';
    resetSession();
    return answer.status === loginStatus.locked ? 'locked' : 'not_recognised';
  } catch (error) {
    if (!isCallFailure(error) || error.status !== 400) return 'unreachable';
    resetSession();
    return 'not_recognised';
  }
}
