import { ShellRoot } from '@portal/platform/mounting';
import { createBrowserRouter, RouterProvider } from '@portal/platform/routing/manage';
import { PortalProvider } from '@portal/platform/ui';
import { useSyncExternalStore } from 'react';
import { DeploymentContext } from '../deployment/deployment-context.ts';
import type { RunningDeployment } from '../deployment/running-deployment.ts';
import { Frame } from '../frame/frame.tsx';
import { Page } from '../screens/page.tsx';

/** One route for every address: which page it is, the deployment says. */
export const createRouter = () =>
  createBrowserRouter([
    {
      path: '*',
      element: (
        <Frame>
          <Page />
        </Frame>
      ),
    },
  ]);

export type Router = ReturnType<typeof createRouter>;

interface PortalProps {
  deployment: RunningDeployment;
  router: Router;
}

/** The whole portal, once it knows what to run and in which words. */
export function Portal({ deployment, router }: PortalProps) {
  return (
    <DeploymentContext value={useSyncExternalStore(deployment.subscribe, deployment.current)}>
      <PortalProvider>
        <ShellRoot>
          <RouterProvider router={router} />
        </ShellRoot>
      </PortalProvider>
    </DeploymentContext>
  );
}
