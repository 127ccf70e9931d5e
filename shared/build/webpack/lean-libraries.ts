import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Returns aliases for a build that remove parts of libraries that the portal never runs.
 *
 * axios: the adapter that it tries last. It uses the first one that the browser supports, which
 * every browser does; no code may request the removed one by name, and streams use an adapter of
 * the platform. Its table of status codes is unused too.
 *
 * react-i18next: its copy of a hook that is now part of React.
 *
 * React Router: the warnings for developers. The build without them is not exported under any name.
 *
 * @param packageDir folder of the shell or of a remote
 * @param developing keeps the warnings
 */
export function leanLibraries(
  packageDir: string,
  developing: boolean,
): Record<string, string | false> {
  const shell = createRequire(path.join(packageDir, 'package.json'));
  const platform = createRequire(shell.resolve('@portal/platform/package.json'));
  const axios = path.join(path.dirname(platform.resolve('axios/package.json')), 'lib');
  const routing = createRequire(platform.resolve('react-router-dom/package.json'));
  const router = path.join(
    path.dirname(routing.resolve('react-router/package.json')),
    'dist/production',
  );
  return {
    [path.join(axios, 'adapters/fetch.js')]: false,
    [path.join(axios, 'helpers/HttpStatusCode.js')]: false,
    'use-sync-external-store/shim$': 'react',
    ...(!developing && {
      'react-router$': path.join(router, 'index.mjs'),
      'react-router/dom$': path.join(router, 'dom-export.mjs'),
    }),
  };
}
