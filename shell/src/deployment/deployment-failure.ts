/** What is wrong with the deployment, as far as it can be told. */
export type DeploymentProblem = 'unreachable' | 'missing' | 'broken' | 'newer' | 'too_large';

/** Why a deployment cannot be used. */
export class DeploymentFailure extends Error {
  constructor(
    readonly problem: DeploymentProblem,
    detail: string,
    cause?: unknown,
  ) {
    super(`deployment.json: ${detail}`, { cause });
  }
}
