import type { PGlite } from '@electric-sql/pglite';

/** Types of messages that the database answers: a query, and the ends of a series of others. */
const ends = new Set([...'QSH'].map((letter) => letter.charCodeAt(0)));

/**
 * Passes all messages of a statement to the database together, as a socket does: five at once cost
 * less than five separate ones.
 */
export function withBatchedMessages(pglite: PGlite): PGlite {
  let waiting: Uint8Array[] = [];
  const execProtocolStream: PGlite['execProtocolStream'] = async (message, options) => {
    waiting.push(message);
    if (!ends.has(message[0] ?? 0)) return [];
    const all = Buffer.concat(waiting);
    waiting = [];
    return pglite.execProtocolStream(all, options);
  };
  return { waitReady: pglite.waitReady, execProtocolStream } as PGlite;
}
