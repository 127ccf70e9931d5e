import { readKept, useUser, writeKept } from '@portal/platform/session';

/** Maximum number of stored names; the oldest are dropped. */
const most = 500;

type Names = readonly (readonly [id: string, name: string])[];

const isName = (entry: unknown): entry is Names[number] =>
  Array.isArray(entry) && entry.length === 2 && entry.every((each) => typeof each === 'string');

/**
 * Stores the names of chosen items in this browser, by id: an item that is later lost has no other
 * name.
 */
export function useKeptNames(kind: 'accounts' | 'locations') {
  const login = useUser()?.Login ?? '';
  const key = `surveys/names-of-${kind}/${encodeURIComponent(login)}`;
  const read = (): Names => {
    const kept = readKept('browser', key);
    return Array.isArray(kept) ? kept.filter(isName) : [];
  };
  return {
    /** @returns the id itself if no name is known */
    nameOf: (id: string | number): string =>
      read().find(([each]) => each === String(id))?.[1] ?? String(id),
    keep: (names: Names) => {
      const ids = new Set(names.map(([id]) => id));
      const all = [...read().filter(([id]) => !ids.has(id)), ...names];
      writeKept('browser', key, all.slice(-most));
    },
  };
}
