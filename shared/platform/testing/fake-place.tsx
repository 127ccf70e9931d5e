import { type ReactNode, useEffect } from 'react';
import { RemoteRoot } from '../mounting/remote-root.tsx';
import { matchRoute } from '../remote/match-route.ts';
import { RouteProvider, useLocation } from '../routing/manage.ts';

export interface FakePlaceProps {
  /** The remote whose words and server state the screen uses; `shell` for the shell's own. */
  namespace?: string;
  /** Declared path of the page, from which the parameters of the address are read. */
  path?: string;
  /** Hears of every address, the first one too. */
  onAddress?: (address: string) => void;
  children: ReactNode;
}

/** Where the page stands inside the fake shell: under its route, in its remote. */
export function FakePlace({
  namespace = 'remote',
  path = '',
  onAddress,
  children,
}: FakePlaceProps) {
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
