import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** What a caller gets to send the rest of a body that is not wanted, in milliseconds. */
const patience = 5000;

/**
 * Reads and forgets what is left of a body whose length was not told before. An answer in the middle
 * of it would be lost with the connection, which the caller is still writing to.
 */
export async function forgetRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.headers['content-length'] !== undefined || incoming.complete) return;
  incoming.resume();
  const signal = AbortSignal.timeout(patience);
  await once(incoming, 'end', { signal }).catch(() => undefined);
}
