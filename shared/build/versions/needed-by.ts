import { neededContract } from '../contract/needed-contract.ts';
import { readContract } from '../contract/platform-contract.ts';
import { sourcesOf } from './sources.ts';

/**
 * The contracts that a remote runs under, as a caret range: from the lowest one on that has every
 * name that its sources use.
 *
 * @param dir folder of the remote
 */
export function contractNeededBy(dir: string): string {
  const { root, files } = sourcesOf(dir);
  return `^${neededContract(files, readContract(root))}`;
}
