import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** What is under way gets this long, in milliseconds. */
const patience = 10_000;

/**
 * Watches the calls of a gateway that does not listen yet.
 *
 * @returns refuses new calls, waits for those that are under way, and closes
 */
export function drainable(app: FastifyInstance): (within?: number) => Promise<void> {
  let underWay = 0;
  let isEnding = false;
  let lastEnded = () => {};
  // Before the hooks of routes: an answer of the API is none of the gateway's own.
  app.addHook('onRequest', async (_request, reply) => {
    if (isEnding) {
      return reply.code(503).header('connection', 'close').type('text/plain').send('Ending\n');
    }
    underWay += 1;
    reply.raw.once('close', () => {
      underWay -= 1;
      if (underWay === 0) lastEnded();
    });
    return;
  });
  return async (within = patience) => {
    isEnding = true;
    const ended = new Promise<void>((resolve) => {
      lastEnded = resolve;
    });
    if (underWay > 0) await Promise.race([ended, wait(within, undefined, { ref: false })]);
    await app.close();
  };
}
