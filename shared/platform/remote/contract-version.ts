/** Version of the contract between shell and remotes: that of the platform's package. */
export const contractVersion = '1.29.0';

/**
 * Whether a contract of the given version serves a remote that asks for `range`.
 *
 * @param range a caret range; everything else is refused
 */
export function offersContract(version: string, range: string): boolean {
  const offered = numbers(version);
  const wanted = range.startsWith('^') ? numbers(range.slice(1)) : null;
  if (!offered || !wanted) return false;
  if (offered[0] !== wanted[0]) return false;
  if (offered[1] !== wanted[1]) return offered[1] > wanted[1];
  return offered[2] >= wanted[2];
}

/** Whether this platform serves a remote that asks for `range`. */
export const platformOffers = (range: string): boolean => offersContract(contractVersion, range);

function numbers(version: string): [number, number, number] | null {
  const match = /^(\d+)\.(\d+)\.(\d+)$/.exec(version);
  return match && [Number(match[1]), Number(match[2]), Number(match[3])];
}
