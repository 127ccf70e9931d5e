import { createContext, type ReactNode, useContext, useLayoutEffect, useState } from 'react';
import { ShellRoot } from '../mounting/shell-root.tsx';
import { createMemoryRouter, RouterProvider } from '../routing/manage.ts';
import { PortalProvider, type PortalProviderProps } from '../ui/provider/portal-provider.tsx';
import { FakePageRoot, type FakePageRootProps } from './fake-page-root.tsx';
import { answerRequests, type ShellRequest } from './shell-requests.ts';

export interface FakeShellProps extends FakePageRootProps {
  /** The initial address, with its query. */
  route?: string;
  /** Called with requests to the shell over the bus: popups, notices, navigation. */
  onRequest?: (request: ShellRequest) => void;
  /** Behavior of the design system; `test` by default. */
  env?: PortalProviderProps['env'];
}

// The router keeps the element it was created with, so the content is passed through this context.
const Content = createContext<ReactNode>(null);
const ContentPlace = () => useContext(Content);

/**
 * The surroundings of a page as in the real shell: design system, router, route, texts, server
 * state, failures. The providers are the real ones; only the frame and the guard are omitted.
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
  // Runs before the page's own effects, which may make requests at once.
  useLayoutEffect(() => answerRequests(router, onRequest), [router, onRequest]);
  return (
    <PortalProvider env={env}>
      <ShellRoot>
        <Content value={<FakePageRoot {...place}>{children}</FakePageRoot>}>
          <RouterProvider router={router} />
        </Content>
      </ShellRoot>
    </PortalProvider>
  );
}

const ignore = () => {};
