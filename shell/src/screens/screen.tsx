import { Navigate, RouteProvider } from '@portal/platform/routing/manage';
import { useHeldArrival } from '../arrival/arrival.ts';
import { Guarded } from '../guard/guarded.tsx';
import { RemotePage } from '../loading/remote-page.tsx';
import type { ScreenAt } from './screen-of.ts';
import { ShellPage } from './shell-page.tsx';

/** The specification's guard, then the page. */
export function Screen({ page, location }: Pick<ScreenAt, 'page' | 'location'>) {
  switch (page.kind) {
    case 'redirect':
      return <Redirect pathname={page.to} search={location.search} hash={location.hash} />;
    case 'shell':
      return (
        <Guarded right={null} isPublic={page.route.isPublic}>
          <ShellPage {...page.route} />
        </Guarded>
      );
    case 'remote': {
      const { remote, route, params } = page;
      return (
        <Guarded right={route.right} isPublic={false}>
          <RouteProvider path={route.path} params={params}>
            <RemotePage remote={remote} page={route.page} />
          </RouteProvider>
        </Guarded>
      );
    }
  }
}

function Redirect(to: { pathname: string; search: string; hash: string }) {
  useHeldArrival(true);
  return <Navigate to={to} replace />;
}
