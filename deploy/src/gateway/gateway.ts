import fastify, { type FastifyInstance, type FastifyReply } from 'fastify';
import { apiPatience, serveApi } from './api-proxy.ts';
import { deploymentFile } from './deployment-file.ts';
import { serveDevelopment } from './development.ts';
import { drainable } from './drain.ts';
import { serveHealth } from './health.ts';
import { asksForPage, servePage } from './page.ts';
import { serveRootFiles } from './root-files.ts';
import { baseHeaders } from './security-headers.ts';
import { serveSiteFiles } from './site-files.ts';

export interface GatewayOptions {
  /** The published site: page, deployment, shell and remotes. */
  readonly siteDir: string;
  /** Port of the API on this machine. */
  readonly apiPort: number;
  /** Milliseconds within which the API must begin an answer. */
  readonly patience?: number;
}

/** Milliseconds within which a request must be complete. */
const requestTimeout = 30_000;

export interface Gateway extends FastifyInstance {
  /** Refuses new calls, waits some seconds for pending ones, and closes. */
  drain(within?: number): Promise<void>;
}

/**
 * The portal's single origin: serves the published site, proxies calls to the API, and answers `GET
 * /health`. Everything is reread from the site folder, so that publishing needs no restart.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { siteDir, apiPort, patience = apiPatience } = options;
  const app = fastify({
    forceCloseConnections: true,
    requestTimeout,
    // Node.js uses the longer of the two for the whole request.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 5000 },
    exposeHeadRoutes: true,
    // A web server in front of the gateway runs on this machine; no other proxy is trusted.
    trustProxy: 'loopback',
    // Requests with an invalid URL bypass every hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(baseHeaders);
      if (request.url.startsWith('/api/')) {
        refuseAddress(reply);
        return;
      }
      // A path that cannot be decoded is unknown like any other: the portal reports it.
      if (error.code === 'FST_ERR_BAD_URL' && asksForPage(request))
        reply.header('cache-control', 'no-store').redirect('/404');
      else failed(error, reply);
    },
  });
  const deployment = deploymentFile(siteDir);

  const drain = drainable(app);
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(baseHeaders);
  });
  app.setErrorHandler((error: Failure, _request, reply) => failed(error, reply));

  serveDevelopment(app, siteDir);
  serveApi(app, { apiPort, deployment, patience });
  serveSiteFiles(app, siteDir);
  serveRootFiles(app, siteDir);
  servePage(app, { siteDir, deployment });
  serveHealth(app, { siteDir, apiPort, deployment });
  return Object.assign(app, { drain });
}

/** The API's own answer to an address that cannot be decoded. */
function refuseAddress(reply: FastifyReply): void {
  const body = { code: 'invalid', path: '', message: 'The address cannot be decoded.' };
  reply.code(400).header('cache-control', 'no-store').send(body);
}

type Failure = Error & { readonly statusCode?: number };

function failed(error: Failure, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  // A site has no access restrictions: a 403 means that the path is a folder, not a file.
  if (status === 403) {
    reply.callNotFound();
    return;
  }
  if (status >= 500) console.error(error);
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/plain')
    .send(status >= 500 ? 'Failed\n' : 'Refused\n');
}
