import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';

/** Milliseconds in which a caller can send the rest of an unwanted body. */
const patience = 5000;

/**
 * Reads and discards the rest of a body whose length was not announced. A response in the middle of
 * it would be lost, because the caller is still writing to the connection.
 */
export async function discardRest(incoming: IncomingMessage): Promise<void> {
  if (incoming.headers['content-length'] !== undefined || incoming.complete) return;
  incoming.resume();
  const signal = AbortSignal.timeout(patience);
  await once(incoming, 'end', { signal }).catch(() => undefined);
}
