import { neededContract } from '../contract/needed-contract.ts';
import { readContract } from '../contract/platform-contract.ts';
import { type Sources, sourcesOf } from './sources.ts';

/** Returns the lowest version of the contract that has every name used by a remote's sources. */
export const contractOf = ({ root, files }: Pick<Sources, 'root' | 'files'>): string =>
  neededContract(files, readContract(root));

/**
 * Returns the contracts under which a remote runs, as a caret range that starts at the lowest
 * version with every name used by its sources.
 *
 * @param dir folder of the remote
 */
export const contractNeededBy = (dir: string): string => `^${contractOf(sourcesOf(dir))}`;
