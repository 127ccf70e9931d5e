import type { PGlite } from '@electric-sql/pglite';

/** Messages after which the database answers: a query, and the ends of a series of others. */
const ends = new Set([...'QSH'].map((letter) => letter.charCodeAt(0)));

/**
 * A database that gets the messages of a statement together, as a socket would bring them: five at
 * once cost less than five.
 */
export function batched(pglite: PGlite): PGlite {
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
