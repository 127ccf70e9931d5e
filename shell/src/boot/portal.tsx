import { ShellRoot } from '@portal/platform/mounting';
import { createBrowserRouter, RouterProvider } from '@portal/platform/routing/manage';
import { PortalProvider } from '@portal/platform/ui';
import { useSyncExternalStore } from 'react';
import { DeploymentContext } from '../deployment/deployment-context.ts';
import type { RunningDeployment } from '../deployment/running-deployment.ts';
import { Frame } from '../frame/frame.tsx';
import { Page } from '../screens/page.tsx';
import { PageBoundary } from '../screens/page-boundary.tsx';
import { FrameFailure } from './frame-failure.tsx';

/** One route for all addresses: the deployment determines the page. */
export const createRouter = () =>
  createBrowserRouter([
    {
      path: '*',
      element: (
        <Frame>
          <PageBoundary>
            <Page />
          </PageBoundary>
        </Frame>
      ),
      errorElement: <FrameFailure />,
    },
  ]);

export type Router = ReturnType<typeof createRouter>;

interface PortalProps {
  deployment: RunningDeployment;
  router: Router;
}

/** The whole portal, once its deployment and language are loaded. */
export function Portal({ deployment, router }: PortalProps) {
  return (
    <DeploymentContext value={useSyncExternalStore(deployment.subscribe, deployment.current)}>
      <PortalProvider>
        <ShellRoot>
          {/* A transition would never end while a page updates endlessly. */}
          <RouterProvider router={router} useTransitions={false} />
        </ShellRoot>
      </PortalProvider>
    </DeploymentContext>
  );
}
