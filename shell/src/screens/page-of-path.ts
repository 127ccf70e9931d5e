import {
  buildPath,
  type DeployedRemote,
  type Deployment,
  matchRoute,
  type Route,
} from '@portal/platform/remote';
import { type ShellRoute, shellRedirects, shellRoutes } from './shell-routes.tsx';

/** The target of an address. */
export type PageOfPath =
  | { readonly kind: 'shell'; readonly route: ShellRoute }
  | { readonly kind: 'redirect'; readonly to: string }
  | {
      readonly kind: 'remote';
      readonly remote: DeployedRemote;
      readonly route: Route;
      readonly params: Readonly<Record<string, string>>;
    };

/**
 * Finds the page of a path among the shell's own and those declared by the remotes. A path with
 * another case, such as `/Login` for `/login`, redirects to the declared one.
 */
export function pageOfPath(pathname: string, { remotes }: Pick<Deployment, 'remotes'>): PageOfPath {
  const lower = pathname.toLowerCase();
  const own = shellRoutes.find(({ path }) => path === lower);
  if (own && own.path !== pathname) return { kind: 'redirect', to: own.path };
  if (own) return { kind: 'shell', route: own };
  const led = shellRedirects.find(({ from }) => from === lower);
  if (led) return { kind: 'redirect', to: led.to };
  const match = matchRoute(remotes.flatMap(declaredPaths), pathname);
  if (!match) return { kind: 'redirect', to: '/404' };
  const { route: declared, params } = match;
  if (declared.kind === 'redirect') return { kind: 'redirect', to: buildPath(declared.to, params) };
  const asDeclared = buildPath(declared.path, params);
  if (asDeclared !== pathname && asDeclared.toLowerCase() === lower)
    return { kind: 'redirect', to: asDeclared };
  return { kind: 'remote', remote: declared.remote, route: declared.route, params };
}

// Routes and redirects compete by the same rule: the more specific path wins.
const declaredPaths = (remote: DeployedRemote) => [
  ...remote.declaration.routes.map((route) => ({
    kind: 'route' as const,
    path: route.path,
    remote,
    route,
  })),
  ...remote.declaration.redirects.map(({ from, to }) => ({
    kind: 'redirect' as const,
    path: from,
    to,
  })),
];
