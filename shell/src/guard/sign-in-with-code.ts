import { loginStatus, type portalCalls } from '@portal/contract/portal';
import { callsOf, isCallFailure } from '@portal/platform/http';
import { resetSession } from '@portal/platform/session/manage';

const call = callsOf<typeof portalCalls>();

type SignInOutcome = 'signed_in' | 'locked' | 'not_recognised' | 'unreachable';

/**
 * Why a code did not sign in; `expired` if the server no longer knew the code when asked whom it
 * signs in.
 */
export type SignInFailure = Exclude<SignInOutcome, 'signed_in'> | 'expired';

/**
 * Exchanges a sign-in code for a session; the HTTP client stores the user from the answer. A
 * refused code deletes the stored token; an unreachable server does not.
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
