import { useMemo, useSyncExternalStore } from 'react';
import type { TakenSet } from './document.ts';
import { onTakenSets, takenSets } from './documents/taken-sets.ts';

/** Returns a remote's sets cached for offline use, kept up to date across tabs. */
export function useTakenSets(remote: string): readonly TakenSet[] {
  const sets = useSyncExternalStore(onTakenSets, takenSets);
  return useMemo(() => sets.filter((set) => set.remote === remote), [sets, remote]);
}
