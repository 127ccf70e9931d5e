import http from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { handOn } from './hand-on.ts';

/**
 * Hands `/api` on to the API. A call that the browser gives up, as it does with a superseded report,
 * is broken off towards the API at once, which watches for that and stops working on it.
 */
export const apiProxy: FastifyPluginAsync<{ apiPort: number }> = async (app, { apiPort }) => {
  const agent = new http.Agent({ keepAlive: true });
  app.addHook('onClose', async () => agent.destroy());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/api/*', (request, reply) => handOn(request, reply, { port: apiPort, agent }));
};
