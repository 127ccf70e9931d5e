import { createContext, type ReactNode, useContext, useState } from 'react';
import { ShellRoot } from '../mounting/shell-root.tsx';
import { createMemoryRouter, RouterProvider } from '../routing/manage.ts';
import { PortalProvider } from '../ui/provider/portal-provider.tsx';
import { FakePlace, type FakePlaceProps } from './fake-place.tsx';

export interface FakeShellProps extends FakePlaceProps {
  /** The address to start at, with its query. */
  route?: string;
}

// The router keeps the element that it was made with; what stands in it comes by this way.
const Content = createContext<ReactNode>(null);
const ContentPlace = () => useContext(Content);

/**
 * What the real shell stands around a page: design system, router, route, words, server state,
 * failures. The providers are the real ones; only the frame and the guard are left out.
 */
export function FakeShell({ route = '/', children, ...place }: FakeShellProps) {
  const [router] = useState(() =>
    createMemoryRouter([{ path: '*', element: <ContentPlace /> }], { initialEntries: [route] }),
  );
  return (
    <PortalProvider env="test">
      <ShellRoot>
        <Content value={<FakePlace {...place}>{children}</FakePlace>}>
          <RouterProvider router={router} />
        </Content>
      </ShellRoot>
    </PortalProvider>
  );
}
