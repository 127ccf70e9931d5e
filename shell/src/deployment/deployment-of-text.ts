import { type Deployment, examineDeployment, type OmittedRemote } from '@portal/platform/remote';
import { DeploymentFailure } from './deployment-failure.ts';

/**
 * Parses a deployment; lists the malformed remotes that it omits.
 *
 * @throws DeploymentFailure `newer` or `broken`
 */
export function deploymentOfText(text: string): {
  readonly deployment: Deployment;
  readonly leftOut: readonly OmittedRemote[];
} {
  const examined = examineDeployment(text);
  if ('deployment' in examined) return examined;
  throw new DeploymentFailure(examined.problem, examined.because);
}
