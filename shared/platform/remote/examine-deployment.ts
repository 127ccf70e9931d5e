import { checkDeployment } from './check-deployment.ts';
import type { Deployment } from './remote-types.ts';

/** Maximum size of a deployment (bytes); real ones have some dozen kilobytes. */
export const largestDeployment = 2_000_000;

/** The newest schema that this version of the shell can read. */
const readSchema = 1;

/** A remote with a malformed entry, which is omitted without affecting the others. */
export interface OmittedRemote {
  /** Its name, or its position if it has none. */
  readonly name: string;
  /** Path of the first field at fault; empty if the entry is not an object. */
  readonly problem: string;
}

export type ExaminedDeployment =
  | { readonly deployment: Deployment; readonly leftOut: readonly OmittedRemote[] }
  /** The problem, and a short explanation for people. */
  | { readonly problem: 'broken' | 'newer'; readonly because: string };

/**
 * Parses a text to a deployment that a shell would run, or returns its problem. Remotes with
 * malformed entries are omitted.
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
  // With two builds of one name, the intended one is ambiguous.
  const names = check.deployment.remotes.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) < index);
  return twice === undefined
    ? { deployment: check.deployment, leftOut }
    : broken(`the remote ${twice} twice`);
}

const broken = (because: string): ExaminedDeployment => ({ problem: 'broken', because });

/** Removes malformed remotes from a value, if everything else is valid. */
function withoutMalformed(value: unknown) {
  const { remotes } = Object(value);
  const rest = (kept: readonly unknown[]) => ({ ...Object(value), remotes: kept });
  if (!Array.isArray(remotes) || !checkDeployment(rest([])).ok) return { value, leftOut: [] };
  const leftOut: OmittedRemote[] = [];
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
