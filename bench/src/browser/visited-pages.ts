import type { Deployment } from '@portal/platform/remote';
import type { VisitedPage } from './first-visit.ts';

/** Name of the index among the pages. */
export const indexPage = 'index';

/**
 * Returns the first page of each remote, by the remote's name; each has a heading and a control.
 */
export const remotePages = ({
  remotes,
}: Pick<Deployment, 'remotes'>): Record<string, VisitedPage> =>
  Object.fromEntries(
    remotes.flatMap(({ name, declaration }) => {
      const route = declaration.routes.find(({ path }) => !path.includes('{'));
      return route
        ? [[name, { path: route.path, usable: ['main h1', 'main :is(input, select, button)'] }]]
        : [];
    }),
  );

/** Returns the index and the first page of each remote. */
export const visitedPages = (deployment: Pick<Deployment, 'remotes'>) => ({
  [indexPage]: { path: '/', usable: ['main h1', 'main a[href]'] },
  ...remotePages(deployment),
});
