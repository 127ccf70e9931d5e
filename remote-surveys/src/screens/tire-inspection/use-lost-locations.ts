import { useCallback, useEffect, useState } from 'react';
import { lostLocations } from '../../reports/lost-locations.ts';

/** The chosen locations without lost ones, which an old link or selection may name. */
export function useLostLocations(chosen: readonly number[]) {
  const [lost, setLost] = useState<ReadonlySet<number>>(new Set());
  const left = chosen.filter((id) => !lost.has(id));
  const leaveOut = useCallback(
    (ids: readonly number[]) => setLost((before) => new Set([...before, ...ids])),
    [],
  );
  return { left, lost: chosen.filter((id) => lost.has(id)), leaveOut };
}

/**
 * Drops the locations that a refused list names as lost.
 *
 * @returns whether any are being dropped, so that the list is fetched again
 */
export function useDropLostLocations(
  locations: readonly number[],
  error: unknown,
  leaveOut: (ids: readonly number[]) => void,
): boolean {
  const gone = lostLocations(error);
  const isLosing = locations.some((id) => gone.includes(id));
  useEffect(() => {
    if (isLosing) leaveOut(gone);
  }, [isLosing, gone, leaveOut]);
  return isLosing;
}
