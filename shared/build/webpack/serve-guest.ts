import type { IncomingMessage, ServerResponse } from 'node:http';
import { packageConfig } from './config.ts';
import { type ServedPackage, serve } from './serve.ts';
import type { DevelopedBuild } from './serve-package.ts';

export interface Hosting {
  /** Origin of the portal whose pages run the package, as in `https://portal.example`. */
  readonly origin: string;
  /**
   * Returns the content of a path that is served besides the compiled files, such as `remote.json`.
   */
  readonly fileAt: (path: string) => string | undefined;
}

/**
 * Builds a remote for development on the published shell of another server, which loads the
 * remote's files from this machine. The page reloads after a change.
 *
 * @throws Error if the port is taken
 */
export const serveGuest = (
  build: DevelopedBuild,
  port: number,
  { origin, fileAt }: Hosting,
): Promise<ServedPackage> =>
  serve(packageConfig({ ...build, mode: 'development', refresh: false }), port, {
    hot: false,
    liveReload: true,
    allowedHosts: ['localhost', '127.0.0.1', new URL(origin).hostname],
    headers: { 'access-control-allow-origin': origin, 'cache-control': 'no-store' },
    setupMiddlewares: (middlewares) => [
      ...middlewares,
      {
        name: 'described',
        middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => {
          const content = fileAt(new URL(request.url ?? '/', origin).pathname.slice(1));
          if (content === undefined) return next();
          response.setHeader('content-type', 'application/json; charset=utf-8').end(content);
        },
      },
    ],
  });
