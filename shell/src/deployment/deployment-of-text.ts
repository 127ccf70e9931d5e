import { type Deployment, parseDeployment } from '@portal/platform/remote';
import { DeploymentFailure } from './deployment-failure.ts';

/** The schema that this shell reads. */
const schema = 1;

/**
 * The deployment that a text holds.
 *
 * @throws DeploymentFailure `newer` or `broken`
 */
export function deploymentOfText(text: string): Deployment {
  const value = jsonOf(text);
  if (isNewer(value)) throw new DeploymentFailure('newer', 'of a newer schema');
  try {
    return withoutTwins(parseDeployment(value));
  } catch (cause) {
    throw cause instanceof DeploymentFailure
      ? cause
      : new DeploymentFailure('broken', String(cause), cause);
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new DeploymentFailure('broken', text === '' ? 'empty' : 'no JSON', cause);
  }
}

const isNewer = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'schema' in value &&
  typeof value.schema === 'number' &&
  value.schema > schema;

// Which of two builds of one name is meant, nobody can tell.
function withoutTwins(deployment: Deployment): Deployment {
  const names = deployment.remotes.map(({ name }) => name);
  const twin = names.find((name, index) => names.indexOf(name) < index);
  if (twin !== undefined) throw new DeploymentFailure('broken', `${twin} is named twice`);
  return deployment;
}
