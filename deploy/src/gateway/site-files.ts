import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A version is never overwritten. */
export const immutableCacheControl = 'public, max-age=31536000, immutable';

/** Not cached: manifests, which name the files of a build, and files in development. */
const neverKept = /\/mf-manifest\.json(?:\.br|\.gz)?$|-dev\//;

const common = {
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
  index: false,
  suppressWarning: true,
} as const;

/**
 * Serves the built files of the shell and the remotes, each under its immutable version. Sends the
 * copies compressed by the build to clients that accept them.
 */
export function serveSiteFiles(app: FastifyInstance, siteDir: string): void {
  for (const folder of ['shell', 'remotes']) {
    app.register(fastifyStatic, {
      ...common,
      root: path.join(siteDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      setHeaders: (reply, file) => {
        reply.header(
          'cache-control',
          neverKept.test(toUrl(file)) ? 'no-store' : immutableCacheControl,
        );
      },
    });
  }
}

const toUrl = (file: string) => file.split(path.sep).join('/');
