import { isCallFailure } from '@portal/platform/http';
import { inTime } from '../connection/in-time.ts';

/** A start waits no longer for what it has a copy of (milliseconds). */
const grace = 1_000;

/**
 * Waits for an answer that somebody can do without for now.
 *
 * @returns whether it came; not when it is late, or the server cannot be asked
 * @throws whatever the server refuses
 */
export async function unlessLate(asked: Promise<unknown>): Promise<boolean> {
  // It may fail after somebody waited for it.
  asked.catch(() => undefined);
  try {
    await inTime(asked, grace);
    return true;
  } catch (failure) {
    const isRefused = isCallFailure(failure) && failure.code !== 'network' && failure.status < 500;
    if (isRefused && failure.status !== 429) throw failure;
    return false;
  }
}
