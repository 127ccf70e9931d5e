import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type ApiAddresses, apiAddresses, apiPathOf } from './api-addresses.ts';
import type { DeploymentFile } from './deployment-file.ts';
import { proxyRequest } from './proxy-request.ts';

interface ApiOptions {
  readonly apiPort: number;
  readonly deployment: DeploymentFile;
  /** Milliseconds within which the API must begin an answer. */
  readonly patience: number;
}

/**
 * Milliseconds within which the API must begin an answer: longer than any report takes, and shorter
 * than a page waits, so that the page receives the timeout.
 */
export const apiPatience = 110_000;

/**
 * Proxies calls to the API: those under the region's bases, and `/api`. When the bases move, an
 * open page keeps calling the former ones until its next navigation, so these stay valid. If the
 * browser aborts a call, for example for a superseded report, it is aborted towards the API at
 * once, so that the API stops working on it.
 */
export function serveApi(app: FastifyInstance, options: ApiOptions): void {
  const { apiPort, deployment, patience } = options;
  const agent = new http.Agent({ keepAlive: true });
  let addresses: ApiAddresses = new Map();
  app.addHook('onClose', async () => agent.destroy());
  // Before the body is read, because it is streamed.
  app.addHook('onRequest', async (request, reply) => {
    const running = await deployment.lastGood();
    addresses = new Map([...addresses, ...apiAddresses(running?.api)]);
    const path = apiPathOf(addresses, request.url);
    if (path === undefined) return;
    proxyRequest(request, reply, { port: apiPort, agent, path, patience });
    return reply;
  });
}
