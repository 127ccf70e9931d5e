import type { portalCalls } from '@portal/contract/portal';
import { callsOf } from '@portal/platform/http';
import { resetSession } from '@portal/platform/session/manage';

const call = callsOf<typeof portalCalls>();

/**
 * Ends the session on the server and here. Deletes the token here regardless of the server's
 * answer.
 */
export async function endSession(leave: () => void = () => {}): Promise<void> {
  try {
    await call('POST authorization/logout', { background: true });
  } catch {
    // The session expires on the server by itself.
  }
  leave();
  resetSession();
}
