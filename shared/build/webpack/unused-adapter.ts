import { createRequire } from 'node:module';
import path from 'node:path';

/**
 * Leaves out the way to carry calls that axios tries last: it takes the first that a browser has, which every
 * browser does. Nothing may ask for it by name; streams come by an adapter of the platform.
 *
 * @param packageDir folder of the shell or of a remote
 */
export function withoutUnusedAdapter(packageDir: string): Record<string, false> {
  const { resolve } = createRequire(path.join(packageDir, 'package.json'));
  const platform = createRequire(resolve('@portal/platform/package.json'));
  const axios = path.dirname(platform.resolve('axios/package.json'));
  return { [path.join(axios, 'lib/adapters/fetch.js')]: false };
}
