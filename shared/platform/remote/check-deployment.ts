import deploymentForm from './deployment-form.json';
import type { Deployment } from './remote-types.ts';
import { type JsonSchema, shapeOf } from './shape-of.ts';

// Written from `deployment.schema.ts` by `npm run contract`.
const deploymentShape = shapeOf(deploymentForm as JsonSchema);

export type DeploymentCheck =
  | { readonly ok: true; readonly deployment: Deployment }
  /** `problem` is the path of the first field at fault; empty if the value is not an object. */
  | { readonly ok: false; readonly problem: string };

/** Checks the content of a `deployment.json`, without a schema library. */
export function checkDeployment(value: unknown): DeploymentCheck {
  const problem = deploymentShape(value, '');
  return problem === null ? { ok: true, deployment: value as Deployment } : { ok: false, problem };
}

/**
 * Parses the content of a `deployment.json`.
 *
 * @throws TypeError that names the first field at fault
 */
export function parseDeployment(value: unknown): Deployment {
  const check = checkDeployment(value);
  if (!check.ok) throw new TypeError(`Not a deployment: ${check.problem || 'no object'}`);
  return check.deployment;
}
