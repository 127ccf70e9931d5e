import type { FastifyReply } from 'fastify';

/**
 * The caller has closed the connection: the answer is not needed, and there is no failure to log.
 */
export class ClientGone extends Error {
  override readonly name = 'ClientGone';
}

/** Aborts with {@link ClientGone} when the connection closes before the call is answered. */
export function goneSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableEnded) controller.abort(new ClientGone('The client has gone.'));
  });
  return controller.signal;
}
