import { readFile } from 'node:fs/promises';
import http from 'node:http';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { handOn } from './hand-on.ts';

/**
 * `development.json` of a site: which folders are answered by a development server of this machine,
 * as `/remotes/dashboard/0.1.0-dev/` → port. It is there only while somebody develops.
 */
export type DevelopmentServers = Readonly<Record<string, number>>;

export const developmentFile = (siteDir: string): string => path.join(siteDir, 'development.json');

/** Words and what a build says of itself lie in the site also while somebody develops. */
const inTheSite = /^(?:locales\/|remote\.json)/;

/** The development servers that a site names; none when nobody develops. */
export async function readDevelopment(siteDir: string): Promise<DevelopmentServers> {
  try {
    return JSON.parse(await readFile(developmentFile(siteDir), 'utf8'));
  } catch {
    return {};
  }
}

/** Lets development servers answer for the folders of the packages that they build. */
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
    handOn(request, reply, {
      port,
      agent,
      path: `/${file}`,
      headers: { 'cache-control': 'no-store' },
    });
    return reply;
  });
}
