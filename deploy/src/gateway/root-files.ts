import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/** What stands beside the page in the root of a site, and is asked for anew each time: its type. */
export const rootFiles = {
  'sw.js': 'text/javascript',
  'manifest.webmanifest': 'application/manifest+json',
} as const;

/** The service worker of the shell, and what browsers read when somebody installs the portal. */
export function serveRootFiles(app: FastifyInstance, siteDir: string): void {
  for (const [file, type] of Object.entries(rootFiles)) {
    app.get(`/${file}`, async (_request, reply) => {
      const content = await readFile(path.join(siteDir, file)).catch(() => undefined);
      if (content === undefined) return reply.callNotFound();
      return reply.header('cache-control', 'no-cache').type(type).send(content);
    });
  }
}
