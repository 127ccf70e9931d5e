import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const forEver = 'public, max-age=31536000, immutable';

/** Manifests name the files of a build and are asked for afresh; all else never changes. */
const neverKept = new Set(['mf-manifest.json']);

const common = {
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
  index: false,
  suppressWarning: true,
} as const;

/**
 * The built files of the shell and of the remotes, each under its immutable version. What was
 * compressed by the build is sent so to whoever takes it. Adds `reply.sendFile` for the page.
 */
export function serveSiteFiles(app: FastifyInstance, siteDir: string): void {
  app.register(fastifyStatic, { ...common, root: siteDir, serve: false });
  for (const folder of ['shell', 'remotes']) {
    app.register(fastifyStatic, {
      ...common,
      root: path.join(siteDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', isKept(file) ? forEver : 'no-store');
      },
    });
  }
}

const isKept = (file: string) => !neverKept.has(path.basename(file).replace(/\.(?:br|gz)$/, ''));
