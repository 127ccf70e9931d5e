import http from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type ApiAddresses, apiAddresses, apiPathOf } from './api-addresses.ts';
import type { DeploymentFile } from './deployment-file.ts';
import { handOn } from './hand-on.ts';

interface ApiOptions {
  readonly apiPort: number;
  readonly deployment: DeploymentFile;
  /** How long the API may take to begin an answer, in milliseconds. */
  readonly patience: number;
}

/**
 * How long the API may take to begin an answer, in milliseconds: longer than any report takes, and
 * shorter than a page waits, so that the page hears of it.
 */
export const apiPatience = 110_000;

/**
 * Hands calls on to the API: those under the bases of the region, and `/api`. A page that is open
 * while the bases move calls the former ones until its next navigation, so these stay. A call that
 * the browser gives up, as it does with a superseded report, is broken off towards the API at once,
 * which watches for that and stops working on it.
 */
export function serveApi(app: FastifyInstance, options: ApiOptions): void {
  const { apiPort, deployment, patience } = options;
  const agent = new http.Agent({ keepAlive: true });
  let addresses: ApiAddresses = new Map();
  app.addHook('onClose', async () => agent.destroy());
  // Before a body is read: it is streamed.
  app.addHook('onRequest', async (request, reply) => {
    const running = await deployment.lastGood();
    addresses = new Map([...addresses, ...apiAddresses(running?.api)]);
    const path = apiPathOf(addresses, request.url);
    if (path === undefined) return;
    handOn(request, reply, { port: apiPort, agent, path, patience });
    return reply;
  });
}
