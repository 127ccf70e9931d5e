import { isCallFailure } from '@portal/platform/http';
import { withTimeLimit } from '../connection/with-time-limit.ts';

/** Maximum milliseconds to wait for an answer that a stored copy can replace. */
const grace = 1_000;

/**
 * Waits for an answer that is not essential.
 *
 * @returns whether it arrived; false if it is late or the server cannot be asked
 * @throws a refusal by the server
 */
export async function arrivesInTime(asked: Promise<unknown>): Promise<boolean> {
  // It may reject after the wait.
  asked.catch(() => undefined);
  try {
    await withTimeLimit(asked, grace);
    return true;
  } catch (failure) {
    const isRefused = isCallFailure(failure) && failure.code !== 'network' && failure.status < 500;
    if (isRefused && failure.status !== 429) throw failure;
    return false;
  }
}
