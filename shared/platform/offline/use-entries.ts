import { useMemo, useSyncExternalStore } from 'react';
import { listedEntries, onEntries } from './entries/entry-list.ts';
import type { Entry } from './entry.ts';

/** The entries of a remote in the order of writing, kept up to date across tabs. */
export function useEntries(remote: string): readonly Entry[] {
  const entries = useSyncExternalStore(onEntries, listedEntries);
  return useMemo(() => entries.filter((entry) => entry.remote === remote), [entries, remote]);
}
