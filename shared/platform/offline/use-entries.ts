import { useMemo, useSyncExternalStore } from 'react';
import { listedEntries, onEntries } from './entries/entry-list.ts';
import type { Entry } from './entry.ts';

/** The entries of a remote in the order of writing, kept up to date across tabs. */
export function useEntries(remote: string): readonly Entry[] {
  const entries = useAllEntries();
  return useMemo(() => entries.filter((entry) => entry.remote === remote), [entries, remote]);
}

/** The same of all remotes, with those that no remote knows for its own. */
export const useAllEntries = (): readonly Entry[] => useSyncExternalStore(onEntries, listedEntries);
