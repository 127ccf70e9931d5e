import { type ReactNode, useEffect } from 'react';
import { RemoteRoot } from '../mounting/remote-root.tsx';
import { matchRoute } from '../remote/match-route.ts';
import { RouteProvider, useLocation } from '../routing/manage.ts';
import type { FakeShellProps } from './fake-shell.tsx';

/** Where the page stands inside the fake shell: under its route, in its remote. */
export function FakePlace({ namespace = 'remote', path = '', onAddress, children }: PlaceProps) {
  const { pathname, search } = useLocation();
  useEffect(() => onAddress?.(pathname + search), [pathname, search, onAddress]);
  const params = matchRoute([{ path }], pathname)?.params ?? {};
  return (
    <RouteProvider path={path} params={params}>
      <RemoteRoot
        namespace={namespace}
        fallback={({ error }) => <p role="alert">{String(error)}</p>}
      >
        {children}
      </RemoteRoot>
    </RouteProvider>
  );
}

type PlaceProps = Omit<FakeShellProps, 'route' | 'children'> & { children: ReactNode };
