import { Navigate, RouteProvider, useLocation } from '@portal/platform/routing/manage';
import { useEffect } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { Guarded } from '../guard/guarded.tsx';
import { RemotePage } from '../loading/remote-page.tsx';
import { IndexPage } from './index/index.page.tsx';
import { NotFoundPage } from './not-found/not-found.page.tsx';
import { pageOfPath } from './page-of-path.ts';

/** Delay before a new page is scrolled to its top (milliseconds, specification 1 §9). */
const scrollDelay = 100;

/** The page at the current address. */
export function Page() {
  const { pathname } = useLocation();
  const page = pageOfPath(pathname, useDeployment());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the occasion
  useEffect(() => {
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay);
    return () => clearTimeout(timer);
  }, [pathname]);

  switch (page.kind) {
    case 'redirect':
      return <Navigate to={page.to} replace />;
    case 'index':
      return (
        <Guarded right={null} isPublic={false}>
          <IndexPage />
        </Guarded>
      );
    case 'not_found':
      return (
        <Guarded right={null} isPublic>
          <NotFoundPage />
        </Guarded>
      );
    case 'remote':
      return (
        <Guarded right={page.route.right} isPublic={false}>
          <RouteProvider path={page.route.path} params={page.params}>
            <RemotePage
              key={page.remote.version + page.route.page}
              remote={page.remote}
              page={page.route.page}
            />
          </RouteProvider>
        </Guarded>
      );
  }
}
