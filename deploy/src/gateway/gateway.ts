import fastify, { type FastifyInstance } from 'fastify';
import { apiProxy } from './api-proxy.ts';
import { deploymentFile } from './deployment-file.ts';
import { serveDevelopment } from './development.ts';
import { serveHealth } from './health.ts';
import { servePage } from './page.ts';
import { baseHeaders } from './security-headers.ts';
import { serveSiteFiles } from './site-files.ts';

export interface GatewayOptions {
  /** The published site: page, deployment, shell and remotes. */
  readonly siteDir: string;
  /** Where the API listens on this machine. */
  readonly apiPort: number;
}

/**
 * The portal's one origin: serves the published site, hands `/api` on, and answers `GET /health`.
 * Everything is read from the site folder anew, so that publishing needs no restart.
 */
export function createGateway({ siteDir, apiPort }: GatewayOptions): FastifyInstance {
  const app = fastify({
    forceCloseConnections: true,
    exposeHeadRoutes: true,
    // A web server in front of the gateway runs on this machine; nobody else is believed.
    trustProxy: 'loopback',
  });
  const deployment = deploymentFile(siteDir);

  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(baseHeaders);
  });
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) console.error(error);
    return reply
      .code(status)
      .type('text/plain')
      .send(status >= 500 ? 'Failed\n' : 'Refused\n');
  });

  serveDevelopment(app, siteDir);
  app.register(apiProxy, { apiPort });
  serveSiteFiles(app, siteDir);
  servePage(app, { siteDir, deployment });
  serveHealth(app, { siteDir, apiPort, deployment });
  return app;
}
