import http from 'node:http';
import type { FastifyPluginAsync } from 'fastify';
import { handOn } from './hand-on.ts';

/** Hands `/api` on to the API. A superseded report that is given up stops costing anything there. */
export const apiProxy: FastifyPluginAsync<{ apiPort: number }> = async (app, { apiPort }) => {
  const agent = new http.Agent({ keepAlive: true });
  app.addHook('onClose', async () => agent.destroy());
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  app.all('/api/*', (request, reply) => handOn(request, reply, { port: apiPort, agent }));
};
