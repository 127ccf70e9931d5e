import { isCallFailure } from '@portal/platform/http';
import { useCallback, useState } from 'react';

const none: readonly number[] = [];

/** The locations that a refusal says to be gone, or not for this person any more. */
export function lostLocations(error: unknown): readonly number[] {
  if (!isCallFailure(error) || error.code !== 'unknown_value') return none;
  const { locations } = error.details;
  return Array.isArray(locations) ? locations.filter((id) => Number.isInteger(id)) : none;
}

/** The chosen locations without those that are lost: a link or a selection of before may name them. */
export function useLostLocations(chosen: readonly number[]) {
  const [lost, setLost] = useState<ReadonlySet<number>>(new Set());
  const left = chosen.filter((id) => !lost.has(id));
  const leaveOut = useCallback(
    (ids: readonly number[]) => setLost((before) => new Set([...before, ...ids])),
    [],
  );
  return { left, lost: chosen.length - left.length, leaveOut };
}
