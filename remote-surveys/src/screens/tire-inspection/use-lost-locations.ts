import { useCallback, useEffect, useState } from 'react';
import { lostLocations } from '../../reports/lost-locations.ts';

/** The chosen locations without those that are lost: a link or a selection of before may name them. */
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
 * Leaves out what a refused list names as lost.
 *
 * @returns whether something is being left out, so that the list is asked for again
 */
export function useLosing(
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
