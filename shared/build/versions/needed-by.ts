import { neededContract } from '../contract/needed-contract.ts';
import { readContract } from '../contract/platform-contract.ts';
import { type Sources, sourcesOf } from './sources.ts';

/** The lowest version of the contract that has every name that a remote's sources use. */
export const contractOf = ({ root, files }: Pick<Sources, 'root' | 'files'>): string =>
  neededContract(files, readContract(root));

/**
 * The contracts that a remote runs under, as a caret range: from the lowest one on that has every
 * name that its sources use.
 *
 * @param dir folder of the remote
 */
export const contractNeededBy = (dir: string): string => `^${contractOf(sourcesOf(dir))}`;
