import { type Deployment, examineDeployment, type LeftOut } from '@portal/platform/remote';
import { DeploymentFailure } from './deployment-failure.ts';

/**
 * The deployment that a text holds, and which remotes it leaves out because they are malformed.
 *
 * @throws DeploymentFailure `newer` or `broken`
 */
export function deploymentOfText(text: string): {
  readonly deployment: Deployment;
  readonly leftOut: readonly LeftOut[];
} {
  const examined = examineDeployment(text);
  if ('deployment' in examined) return examined;
  throw new DeploymentFailure(examined.problem, examined.because);
}
