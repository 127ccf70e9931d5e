import { ownPaths } from '@portal/contract/portal';
import { type Deployment, matchRoute } from '@portal/platform/remote';
import { authorize, type Caller } from '../../access/authenticate.ts';

/**
 * Checks the right of the route at a path, as the deployed remotes declare it. The shell's own
 * paths and declared redirects are open to every session: their targets have checks of their own.
 *
 * @param path as in the address, with or without a query
 * @returns whether the path leads anywhere
 * @throws Refusal `no_right` when the route needs a right that the user does not have
 */
export function hasPathRight(deployment: Deployment | null, path: string, caller: Caller): boolean {
  const pathname = path.split(/[?#]/)[0] ?? '';
  const declarations = deployment?.remotes.map(({ declaration }) => declaration) ?? [];
  const declared = declarations.flatMap(({ routes, redirects }) => [
    ...routes,
    ...redirects.map(({ from }) => ({ path: from, right: null })),
  ]);
  const found = matchRoute(declared, pathname)?.route;
  authorize(caller, found?.right ?? 'session');
  return found !== undefined || ownPaths.includes(pathname.toLowerCase());
}
