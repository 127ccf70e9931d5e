import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';

/**
 * Files beside the page in the root of a site, which browsers revalidate each time, with their
 * types.
 */
export const rootFiles = {
  'sw.js': 'text/javascript',
  'manifest.webmanifest': 'application/manifest+json',
} as const;

/**
 * Serves the shell's service worker, and the manifest that browsers read when the portal is
 * installed.
 */
export function serveRootFiles(app: FastifyInstance, siteDir: string): void {
  for (const [file, type] of Object.entries(rootFiles)) {
    app.get(`/${file}`, async (_request, reply) => {
      const content = await readFile(path.join(siteDir, file)).catch(() => undefined);
      if (content === undefined) return reply.callNotFound();
      return reply.header('cache-control', 'no-cache').type(type).send(content);
    });
  }
}
