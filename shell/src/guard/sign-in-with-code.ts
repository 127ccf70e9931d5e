import { loginStatus, type portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { resetSession } from '@portal/platform/session/manage';

const call = callsOf<typeof portalCalls>();

export type SignInOutcome = 'signed_in' | 'locked' | 'not_recognised';

/**
 * Exchanges a sign-in code for a session. Anything but success destroys the stored token.
 *
 * @throws CallFailure when the server cannot be reached or refuses the call
 */
export async function signInWithCode(code: string): Promise<SignInOutcome> {
  // The HTTP client sets the user that an answer carries.
  const answer = await call('POST authorization/login_by_gy', { body: { gy_token: code } });
  if (answer.status === loginStatus.success) return 'signed_in';
  resetSession();
  return answer.status === loginStatus.locked ? 'locked' : 'not_recognised';
}
