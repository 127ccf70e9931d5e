import { useMemo, useSyncExternalStore } from 'react';
import { listedEntries, onEntries } from './entries/entry-list.ts';
import type { Entry } from './entry.ts';

/** Returns a remote's entries in the order they were written, kept up to date across tabs. */
export function useEntries(remote: string): readonly Entry[] {
  const entries = useAllEntries();
  return useMemo(() => entries.filter((entry) => entry.remote === remote), [entries, remote]);
}

/** Returns the entries of all remotes, including those that belong to no known remote. */
export const useAllEntries = (): readonly Entry[] => useSyncExternalStore(onEntries, listedEntries);
