import { useMemo, useSyncExternalStore } from 'react';
import { listedEntries, onEntries } from './entries/entry-list.ts';
import type { Entry } from './entry.ts';

/**
 * Entries in the order of writing, kept up to date across tabs.
 *
 * @param remote whose; all unless given, those that no remote knows for its own among them
 */
export function useEntries(remote?: string): readonly Entry[] {
  const entries = useSyncExternalStore(onEntries, listedEntries);
  return useMemo(
    () => (remote === undefined ? entries : entries.filter((entry) => entry.remote === remote)),
    [entries, remote],
  );
}
