import { type Deployment, examineDeployment } from '@portal/platform/remote';
import { DeploymentFailure } from './deployment-failure.ts';

/**
 * The deployment that a text holds.
 *
 * @throws DeploymentFailure `newer` or `broken`
 */
export function deploymentOfText(text: string): Deployment {
  const examined = examineDeployment(text);
  if ('deployment' in examined) return examined.deployment;
  throw new DeploymentFailure(examined.problem, examined.because);
}
