import { checkDeployment } from './check-deployment.ts';
import type { Deployment } from './remote-types.ts';

/** A deployment is some dozen kilobytes; nothing near this is one (bytes). */
export const largestDeployment = 2_000_000;

/** The schema that shells of this version read. */
const readSchema = 1;

export type ExaminedDeployment =
  | { readonly deployment: Deployment }
  /** What is wrong, and the same for people in a few words. */
  | { readonly problem: 'broken' | 'newer'; readonly because: string };

/** The deployment that a text holds, when a shell would run it; else what is wrong with it. */
export function examineDeployment(text: string): ExaminedDeployment {
  const parsed = parse(text);
  if (!parsed) return broken(text === '' ? 'empty' : 'no JSON');
  const { schema } = Object(parsed.value);
  if (typeof schema === 'number' && schema > readSchema) {
    return { problem: 'newer', because: `of schema ${schema}` };
  }
  const check = checkDeployment(parsed.value);
  if (!check.ok) return broken(check.problem || 'no object');
  // Which of two builds of one name is meant, nobody can tell.
  const names = check.deployment.remotes.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined
    ? { deployment: check.deployment }
    : broken(`the remote ${twice} twice`);
}

const broken = (because: string): ExaminedDeployment => ({ problem: 'broken', because });

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
