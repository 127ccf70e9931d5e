import type { ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What is under way gets this long, in milliseconds. */
const patience = 10_000;

/** Whether a call may be answered by events that never end. */
const isStream = ({ headers }: FastifyRequest) =>
  String(headers.accept ?? '').includes('text/event-stream');

/**
 * Watches the calls of a gateway that does not listen yet.
 *
 * @returns refuses new calls, ends streams of events, whose readers come back by themselves, waits for what else is
 *   under way, and closes
 */
export function drainable(app: FastifyInstance): (within?: number) => Promise<void> {
  let underWay = 0;
  let isEnding = false;
  let lastEnded = () => {};
  const streams = new Set<ServerResponse>();
  // Before the hooks of routes: an answer of the API is none of the gateway's own.
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
