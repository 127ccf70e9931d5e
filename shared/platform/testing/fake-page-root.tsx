import { type ReactNode, useEffect } from 'react';
import { RemoteRoot } from '../mounting/remote-root.tsx';
import { matchRoute } from '../remote/match-route.ts';
import { RouteProvider, useLocation } from '../routing/manage.ts';

export interface FakePageRootProps {
  /** The remote whose texts and server state the screen uses; `shell` for the shell's own. */
  namespace?: string;
  /** Declared path of the page, used to read the parameters of the address. */
  path?: string;
  /** Called with every address, including the first. */
  onAddress?: (address: string) => void;
  children: ReactNode;
}

/** The surroundings of a page in the fake shell: its route and its remote. */
export function FakePageRoot({
  namespace = 'remote',
  path = '',
  onAddress,
  children,
}: FakePageRootProps) {
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
