import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** A version is never written again. */
export const forEver = 'public, max-age=31536000, immutable';

/** A manifest names the files of a build and is asked for afresh; so is what is being developed. */
const neverKept = /\/mf-manifest\.json(?:\.br|\.gz)?$|-dev\//;

const common = {
  preCompressed: true,
  cacheControl: false,
  dotfiles: 'ignore',
  index: false,
  suppressWarning: true,
} as const;

/**
 * The built files of the shell and of the remotes, each under its immutable version. What was
 * compressed by the build is sent so to whoever takes it.
 */
export function serveSiteFiles(app: FastifyInstance, siteDir: string): void {
  for (const folder of ['shell', 'remotes']) {
    app.register(fastifyStatic, {
      ...common,
      root: path.join(siteDir, folder),
      prefix: `/${folder}/`,
      decorateReply: false,
      setHeaders: (reply, file) => {
        reply.header('cache-control', neverKept.test(toUrl(file)) ? 'no-store' : forEver);
      },
    });
  }
}

const toUrl = (file: string) => file.split(path.sep).join('/');
