import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Milliseconds that pending calls get to finish. */
const patience = 10_000;

/** Whether a call may be answered by an endless event stream. */
const isStream = ({ headers }: FastifyRequest) =>
  String(headers.accept ?? '').includes('text/event-stream');

/**
 * Tracks the calls of a gateway that does not listen yet.
 *
 * @returns a function that refuses new calls, ends event streams, whose clients reconnect by
 * themselves, waits for other pending calls, and closes
 */
export function drainable(app: FastifyInstance): (within?: number) => Promise<void> {
  let underWay = 0;
  let isEnding = false;
  let lastEnded = () => {};
  const streams = new Set<ServerResponse>();
  // Registered before the routes' hooks, because proxied answers bypass the gateway's own.
  app.addHook('onRequest', async (request, reply) => {
    if (isEnding) {
      return reply.code(503).header('connection', 'close').type('text/plain').send('Ending\n');
    }
    underWay += 1;
    if (isStream(request)) streams.add(reply.raw);
    reply.raw.once('close', () => {
      streams.delete(reply.raw);
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
    for (const stream of streams) {
      if (stream.headersSent) stream.end();
    }
    if (underWay > 0) await Promise.race([ended, wait(within, undefined, { ref: false })]);
    await app.close();
  };
}
