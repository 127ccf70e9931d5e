import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Libraries without what the portal never runs, as aliases of a build.
 *
 * axios: the way to carry calls that it tries last. It takes the first that a browser has, which every
 * browser does; nothing may ask for the other by name, and streams come by an adapter of the platform.
 * Nor does anybody read its table of status codes.
 *
 * react-i18next: the copy of a hook that React itself has by now.
 *
 * React Router: the same build without its warnings for developers, which it offers under no name.
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
