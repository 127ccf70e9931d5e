import { useCallback, useState } from 'react';

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
