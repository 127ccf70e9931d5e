import { ShellRoot } from '@portal/platform/mounting';
import type { Deployment } from '@portal/platform/remote';
import { createBrowserRouter, RouterProvider } from '@portal/platform/routing/manage';
import { PortalProvider } from '@portal/platform/ui';
import { DeploymentContext } from '../deployment/deployment-context.ts';
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

interface PortalProps {
  deployment: Deployment;
  router: ReturnType<typeof createRouter>;
}

/** The whole portal, once it knows what to run and in which words. */
export function Portal({ deployment, router }: PortalProps) {
  return (
    <DeploymentContext value={deployment}>
      <PortalProvider>
        <ShellRoot>
          <RouterProvider router={router} />
        </ShellRoot>
      </PortalProvider>
    </DeploymentContext>
  );
}
