import type { Deployment } from '@portal/platform/remote';
import { createContext, useContext } from 'react';

export const DeploymentContext = createContext<Deployment | null>(null);

/** Returns the deployment of this region. */
export function useDeployment(): Deployment {
  const deployment = useContext(DeploymentContext);
  if (!deployment) throw new Error('useDeployment is called outside the portal');
  return deployment;
}
