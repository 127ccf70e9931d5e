import { checkDeployment } from './check-deployment.ts';
import type { Deployment } from './remote-types.ts';

/** A deployment is some dozen kilobytes; nothing near this is one (bytes). */
export const largestDeployment = 2_000_000;

/** The schema that shells of this version read. */
const readSchema = 1;

/** A remote whose entry is malformed: it costs itself alone. */
export interface LeftOut {
  /** Its name; its place where it has none. */
  readonly name: string;
  /** Path of the first field at fault; empty when the entry is no object. */
  readonly problem: string;
}

export type ExaminedDeployment =
  | { readonly deployment: Deployment; readonly leftOut: readonly LeftOut[] }
  /** What is wrong, and the same for people in a few words. */
  | { readonly problem: 'broken' | 'newer'; readonly because: string };

/**
 * The deployment that a text holds, when a shell would run it; else what is wrong with it. A remote
 * whose entry is malformed is left out of it.
 */
export function examineDeployment(text: string): ExaminedDeployment {
  const parsed = parse(text);
  if (!parsed) return broken(text === '' ? 'empty' : 'no JSON');
  const { schema } = Object(parsed.value);
  if (typeof schema === 'number' && schema > readSchema) {
    return { problem: 'newer', because: `of schema ${schema}` };
  }
  const { value, leftOut } = withoutMalformed(parsed.value);
  const check = checkDeployment(value);
  if (!check.ok) return broken(check.problem || 'no object');
  // Which of two builds of one name is meant, nobody can tell.
  const names = check.deployment.remotes.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined
    ? { deployment: check.deployment, leftOut }
    : broken(`the remote ${twice} twice`);
}

const broken = (because: string): ExaminedDeployment => ({ problem: 'broken', because });

/** A value without the remotes that are malformed, where everything else is right. */
function withoutMalformed(value: unknown) {
  const { remotes } = Object(value);
  const rest = (kept: readonly unknown[]) => ({ ...Object(value), remotes: kept });
  if (!Array.isArray(remotes) || !checkDeployment(rest([])).ok) return { value, leftOut: [] };
  const leftOut: LeftOut[] = [];
  const kept = remotes.filter((remote, place) => {
    const check = checkDeployment(rest([remote]));
    if (check.ok) return true;
    const { name } = Object(remote);
    const problem = check.problem.replace(/^remotes\[0\]\.?/, '');
    leftOut.push({ name: typeof name === 'string' ? name : `number ${place + 1}`, problem });
    return false;
  });
  return { value: leftOut.length === 0 ? value : rest(kept), leftOut };
}

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}
