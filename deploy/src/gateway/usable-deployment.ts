import { checkDeployment, type Deployment } from '@portal/platform/remote';

/** Of a larger file a shell reads nothing (bytes). */
const largest = 2_000_000;

/** Why no browser can use the deployment of a site, in the words of the shell. */
export type DeploymentProblem = 'missing' | 'broken' | 'newer' | 'too_large';

/** The deployment in a file, when a shell that starts with it would run it; else what is wrong. */
export function usableDeployment(content: Buffer): Deployment | DeploymentProblem {
  if (content.byteLength > largest) return 'too_large';
  const value = parsed(content.toString('utf8'));
  const { schema } = Object(value);
  if (typeof schema === 'number' && schema > 1) return 'newer';
  const check = checkDeployment(value);
  if (!check.ok) return 'broken';
  const names = check.deployment.remotes.map(({ name }) => name);
  return new Set(names).size === names.length ? check.deployment : 'broken';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
