import { type Deployment, matchRoute } from '@portal/platform/remote';
import { authorize, type Caller } from '../../app/authenticate.ts';

/**
 * Asks for the right of the route at a path, as the deployed remotes declare it. A path that no
 * remote declares is open to every session: what is behind it, if anything, guards itself.
 *
 * @param path as in the address, with or without a query
 * @throws Refusal `no_right` when the route needs a right that the user does not hold
 */
export function requirePathRight(
  deployment: Deployment | null,
  path: string,
  caller: Caller,
): void {
  const pathname = path.split(/[?#]/)[0] ?? '';
  const routes = deployment?.remotes.flatMap(({ declaration }) => declaration.routes) ?? [];
  authorize(caller, matchRoute(routes, pathname)?.route.right ?? 'session');
}
