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
  /** Where the API listens on this machine. */
  readonly apiPort: number;
  /** How long the API may take to begin an answer, in milliseconds. */
  readonly patience?: number;
}

/** A request must have come whole within this time, in milliseconds. */
const requestTimeout = 30_000;

export interface Gateway extends FastifyInstance {
  /** Refuses new calls, waits some seconds for those that are under way, and closes. */
  drain(within?: number): Promise<void>;
}

/**
 * The portal's one origin: serves the published site, hands calls on to the API, and answers
 * `GET /health`. Everything is read from the site folder anew, so that publishing needs no restart.
 */
export function createGateway(options: GatewayOptions): Gateway {
  const { siteDir, apiPort, patience = apiPatience } = options;
  const app = fastify({
    forceCloseConnections: true,
    requestTimeout,
    // Node.js takes the longer of the two for the whole request.
    http: { headersTimeout: requestTimeout, connectionsCheckingInterval: 5000 },
    exposeHeadRoutes: true,
    // A web server in front of the gateway runs on this machine; nobody else is believed.
    trustProxy: 'loopback',
    // What is no address at all comes past every hook.
    frameworkErrors: (error, request, reply) => {
      reply.headers(baseHeaders);
      if (request.url.startsWith('/api/')) {
        refuseAddress(reply);
        return;
      }
      // A path that cannot be decoded is unknown like any other: the portal says so.
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

/** As the API itself answers an address that cannot be decoded. */
function refuseAddress(reply: FastifyReply): void {
  const body = { code: 'invalid', path: '', message: 'The address cannot be decoded.' };
  reply.code(400).header('cache-control', 'no-store').send(body);
}

type Failure = Error & { readonly statusCode?: number };

function failed(error: Failure, reply: FastifyReply): void {
  const status = error.statusCode ?? 500;
  // Nothing of a site is for some people only: a folder is no file.
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
