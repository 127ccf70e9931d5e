/** Kind of problem with a deployment, as far as known. */
export type DeploymentProblem = 'unreachable' | 'missing' | 'broken' | 'newer' | 'too_large';

/** A deployment that cannot be used. */
export class DeploymentFailure extends Error {
  constructor(
    readonly problem: DeploymentProblem,
    detail: string,
    cause?: unknown,
  ) {
    super(`deployment.json: ${detail}`, { cause });
  }
}
