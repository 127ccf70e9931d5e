import { currentUser, readKept, writeKept } from '@portal/platform/session';

/** Storage key of the user's cached locations and surveys, or of those that have changed since. */
const storageKeyOf = (login: string, what: 'taken' | 'changed') =>
  `surveys/${what}/${encodeURIComponent(login)}`;

function read(what: 'taken' | 'changed'): readonly string[] {
  const login = currentUser()?.Login;
  const kept = login === undefined ? null : readKept('browser', storageKeyOf(login, what));
  // A browser's storage may contain anything.
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}

function change(what: 'taken' | 'changed', next: (ids: readonly string[]) => string[]): void {
  const login = currentUser()?.Login;
  if (login !== undefined) writeKept('browser', storageKeyOf(login, what), next(read(what)));
}

const withOne = (id: string) => (ids: readonly string[]) => [...new Set([...ids, id])];
const without = (id: string) => (ids: readonly string[]) => ids.filter((one) => one !== id);

/** Ids of the cached sets. */
export const cachedSetIds = (): readonly string[] => read('taken');
export const markCached = (id: string): void => change('taken', withOne(id));
export function markRemoved(id: string): void {
  change('taken', without(id));
  change('changed', without(id));
}

/** Ids of the cached sets that have been written to since. */
export const outdatedSetIds = (): readonly string[] => read('changed');
export const markOutdated = (id: string): void => {
  if (!outdatedSetIds().includes(id)) change('changed', withOne(id));
};
export const markRenewed = (id: string): void => change('changed', without(id));
