import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { proxyRequest } from './proxy-request.ts';

/**
 * `development.json` of a site: the folders that are served by a development server on this
 * machine, such as `/remotes/dashboard/0.1.0-dev/` → port. It exists only during development.
 */
export type DevelopmentServers = Readonly<Record<string, number>>;

export const developmentFile = (siteDir: string): string => path.join(siteDir, 'development.json');

/** Texts and `remote.json` are served from the site even during development. */
const inTheSite = /^(?:locales\/|remote\.json)/;

/** The site's development servers; empty outside development. */
export async function readDevelopment(siteDir: string): Promise<DevelopmentServers> {
  try {
    return JSON.parse(await readFile(developmentFile(siteDir), 'utf8'));
  } catch {
    return {};
  }
}

/** Proxies the folders of packages in development to their development servers. */
export function serveDevelopment(app: FastifyInstance, siteDir: string): void {
  const agent = new http.Agent({ keepAlive: true });
  app.addHook('onClose', async () => agent.destroy());
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(?:shell|remotes)\/[^?]*-dev\//.test(request.url)) return;
    const servers = await readDevelopment(siteDir);
    const folder = Object.keys(servers).find((one) => request.url.startsWith(one));
    const port = folder && servers[folder];
    const file = request.url.slice(folder?.length);
    if (!port || inTheSite.test(file)) return;
    proxyRequest(request, reply, {
      port,
      agent,
      path: `/${file}`,
      headers: { 'cache-control': 'no-store' },
    });
    return reply;
  });
}
