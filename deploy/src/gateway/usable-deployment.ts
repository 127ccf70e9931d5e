import { checkDeployment, type Deployment } from '@portal/platform/remote';

/** Of a larger file a shell reads nothing (bytes). */
export const largestDeployment = 2_000_000;

/** Why no browser can use the deployment of a site, in the words of the shell. */
export type DeploymentProblem = 'missing' | 'broken' | 'newer' | 'too_large';

type Examined =
  | { readonly deployment: Deployment }
  /** What is wrong, and the same for people in a few words. */
  | { readonly problem: DeploymentProblem; readonly because: string };

/** The deployment in a file, when a shell that starts with it would run it; else what is wrong. */
export function usableDeployment(content: Buffer): Deployment | DeploymentProblem {
  const examined = examineDeployment(content);
  return 'deployment' in examined ? examined.deployment : examined.problem;
}

/** The same, with a few words for people about what is wrong. */
export function examineDeployment(content: Buffer): Examined {
  if (content.byteLength > largestDeployment) {
    return { problem: 'too_large', because: 'larger than the 2 MB that a browser reads' };
  }
  const parsed = parse(content.toString('utf8'));
  if (!parsed) return broken('no JSON');
  const { schema } = Object(parsed.value);
  if (typeof schema === 'number' && schema > 1) {
    return { problem: 'newer', because: `of schema ${schema}` };
  }
  const check = checkDeployment(parsed.value);
  if (!check.ok) return broken(check.problem || 'no object');
  const names = check.deployment.remotes.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined
    ? { deployment: check.deployment }
    : broken(`the remote ${twice} twice`);
}

const broken = (because: string): Examined => ({ problem: 'broken', because });

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
