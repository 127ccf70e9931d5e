import { useMemo, useSyncExternalStore } from 'react';
import type { TakenSet } from './document.ts';
import { onTakenSets, takenSets } from './documents/taken-sets.ts';

/** What a person has taken along of a remote, kept up to date across tabs. */
export function useTakenSets(remote: string): readonly TakenSet[] {
  const sets = useSyncExternalStore(onTakenSets, takenSets);
  return useMemo(() => sets.filter((set) => set.remote === remote), [sets, remote]);
}
