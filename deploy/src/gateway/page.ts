import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { DeploymentContent, DeploymentFile } from './deployment-file.ts';
import { readDevelopment } from './development.ts';
import { hintedPage } from './page-hints.ts';
import { pageHeaders } from './security-headers.ts';

interface PageOptions {
  readonly siteDir: string;
  readonly deployment: DeploymentFile;
}

const owned = /^\/(?:api|shell|remotes)(?:\/|$)/;
/**
 * Paths of files in the site's root or one folder below: hidden, or with a file extension. Deeper
 * paths are screens and may end in anything, such as `inspect-77.map` of a unit `77.map`.
 */
export const fileAddresses =
  /^\/(?:[^/]+\/)?(?:\.|[^/]*\.(?:m?js|css|json|map|html?|txt|xml|svg|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|webmanifest)$)/;

/**
 * Serves the page and its deployment. Every path that is not a file's belongs to the page, which
 * finds the screen; a missing file is a 404, never the page.
 */
export function servePage(app: FastifyInstance, { siteDir, deployment }: PageOptions): void {
  app.get('/deployment.json', async (request, reply) => {
    const content = await deployment.read();
    reply.header('cache-control', 'no-store').header('vary', 'accept-encoding');
    if (!content) return notFound(reply);
    reply.type('application/json; charset=utf-8');
    return reply.send(encoded(content, request, reply));
  });

  app.setNotFoundHandler(async (request, reply) => {
    if (!asksForPage(request)) return notFound(reply);
    const [pathname = '/'] = request.url.split('?');
    const [running, servers] = await Promise.all([deployment.lastGood(), readDevelopment(siteDir)]);
    const headers = pageHeaders({
      developmentPorts: Object.values(servers),
      overrides: running?.overrides ?? false,
    });
    const page = await hintedPage(siteDir, running, pathname);
    if (!page) return notFound(reply);
    reply.headers(headers).header('cache-control', 'no-cache').header('etag', page.etag);
    if (request.headers['if-none-match']?.includes(page.etag)) return reply.code(304).send();
    return reply.type('text/html; charset=utf-8').send(page.html);
  });
}

/** Whether a request is for the page: a GET or HEAD whose path belongs to no file or call. */
export function asksForPage({ method, url }: Pick<FastifyRequest, 'method' | 'url'>): boolean {
  const [pathname = '/'] = url.split('?');
  const reads = method === 'GET' || method === 'HEAD';
  return reads && !owned.test(pathname) && !fileAddresses.test(pathname);
}

const notFound = (reply: FastifyReply) =>
  reply.code(404).header('cache-control', 'no-store').type('text/plain').send('Not found\n');

function encoded(content: DeploymentContent, request: FastifyRequest, reply: FastifyReply): Buffer {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  for (const encoding of ['br', 'gzip'] as const) {
    if (!new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(accepted)) continue;
    reply.header('content-encoding', encoding);
    return content[encoding];
  }
  return content.plain;
}
