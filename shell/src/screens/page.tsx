import { Navigate, RouteProvider, useLocation } from '@portal/platform/routing/manage';
import { useEffect } from 'react';
import { useDeployment } from '../deployment/deployment-context.ts';
import { CodeExchange } from '../guard/code-exchange.tsx';
import { Guarded } from '../guard/guarded.tsx';
import { codeIn } from '../guard/sign-in-address.ts';
import { RemotePage } from '../loading/remote-page.tsx';
import { useLanguageOfAddress } from '../words/use-language-of-address.ts';
import { IndexPage } from './index/index.page.tsx';
import { NotFoundPage } from './not-found/not-found.page.tsx';
import { pageOfPath } from './page-of-path.ts';

/** Delay before a new page is scrolled to its top (milliseconds, specification 1 §9). */
const scrollDelay = 100;

/** The page at the current address: the specification's guard, then the screen. */
export function Page() {
  const { pathname, search } = useLocation();
  useLanguageOfAddress();

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is the occasion
  useEffect(() => {
    const timer = setTimeout(() => window.scrollTo({ top: 0 }), scrollDelay);
    return () => clearTimeout(timer);
  }, [pathname]);

  const code = codeIn(search);
  if (code !== null) return <CodeExchange key={code} code={code} />;
  return <Screen pathname={pathname} search={search} />;
}

function Screen({ pathname, search }: { pathname: string; search: string }) {
  const page = pageOfPath(pathname, useDeployment());
  switch (page.kind) {
    case 'redirect':
      return <Navigate to={{ pathname: page.to, search }} replace />;
    case 'not_found':
      return (
        <Guarded key="not-found" right={null} isPublic>
          <NotFoundPage />
        </Guarded>
      );
    case 'index':
      return (
        <Guarded key="index" right={null} isPublic={false}>
          <IndexPage />
        </Guarded>
      );
    case 'remote': {
      const { remote, route, params } = page;
      return (
        <Guarded key={route.path} right={route.right} isPublic={false}>
          <RouteProvider path={route.path} params={params}>
            <RemotePage key={remote.version + route.page} remote={remote} page={route.page} />
          </RouteProvider>
        </Guarded>
      );
    }
  }
}
