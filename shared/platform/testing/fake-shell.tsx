import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { ShellRoot } from '../mounting/shell-root.tsx';
import { createMemoryRouter, RouterProvider } from '../routing/manage.ts';
import { PortalProvider, type PortalProviderProps } from '../ui/provider/portal-provider.tsx';
import { FakePlace, type FakePlaceProps } from './fake-place.tsx';
import { answerRequests, type ShellRequest } from './shell-requests.ts';

export interface FakeShellProps extends FakePlaceProps {
  /** The address to start at, with its query. */
  route?: string;
  /** Hears what is asked of the shell over the bus: popups, notices, navigation. */
  onRequest?: (request: ShellRequest) => void;
  /** How the design system behaves; as tests want it unless given. */
  env?: PortalProviderProps['env'];
}

// The router keeps the element that it was made with; what stands in it comes by this way.
const Content = createContext<ReactNode>(null);
const ContentPlace = () => useContext(Content);

/**
 * What the real shell stands around a page: design system, router, route, words, server state,
 * failures. The providers are the real ones; only the frame and the guard are left out.
 */
export function FakeShell({
  route = '/',
  onRequest = ignore,
  env = 'test',
  children,
  ...place
}: FakeShellProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ContentPlace /> }], { initialEntries: [route] }),
  );
  // Earlier than the effects of the page, which may ask for something at once.
  useLayoutEffect(() => answerRequests(router, onRequest), [router, onRequest]);
  return (
    <PortalProvider env={env}>
      <ShellRoot>
        <Content value={<FakePlace {...place}>{children}</FakePlace>}>
          <RouterProvider router={router} />
        </Content>
      </ShellRoot>
    </PortalProvider>
  );
}

const ignore = () => {};
