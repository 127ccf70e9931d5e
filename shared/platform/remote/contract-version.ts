/**
 * Version of the contract between shell and remotes; the same as the platform package's version.
 */
export const contractVersion = '1.30.0';

/**
 * Returns whether a version of the contract satisfies a remote's `range`.
 *
 * @param range a caret range; all others are refused
 */
export function offersContract(version: string, range: string): boolean {
  const offered = numbers(version);
  const wanted = range.startsWith('^') ? numbers(range.slice(1)) : null;
  if (!offered || !wanted) return false;
  if (offered[0] !== wanted[0]) return false;
  if (offered[1] !== wanted[1]) return offered[1] > wanted[1];
  return offered[2] >= wanted[2];
}

/** Returns whether this platform satisfies a remote's `range`. */
export const platformOffers = (range: string): boolean => offersContract(contractVersion, range);

function numbers(version: string): [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}
