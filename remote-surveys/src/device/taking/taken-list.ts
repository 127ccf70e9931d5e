import { currentUser, readKept, writeKept } from '@portal/platform/session';

/** Where this browser keeps which yards and surveys somebody has taken along, and which of them have changed since. */
const placeOf = (login: string, what: 'taken' | 'changed') =>
  `surveys/${what}/${encodeURIComponent(login)}`;

function read(what: 'taken' | 'changed'): readonly string[] {
  const login = currentUser()?.Login;
  const kept = login === undefined ? null : readKept('browser', placeOf(login, what));
  // Anything may stand in a browser's storage.
  return Array.isArray(kept) ? kept.filter((id): id is string => typeof id === 'string') : [];
}

function change(what: 'taken' | 'changed', next: (ids: readonly string[]) => string[]): void {
  const login = currentUser()?.Login;
  if (login !== undefined) writeKept('browser', placeOf(login, what), next(read(what)));
}

const withOne = (id: string) => (ids: readonly string[]) => [...new Set([...ids, id])];
const without = (id: string) => (ids: readonly string[]) => ids.filter((one) => one !== id);

/** Ids of what was taken along. */
export const takenIds = (): readonly string[] => read('taken');
export const noteTaken = (id: string): void => change('taken', withOne(id));
export function noteLeft(id: string): void {
  change('taken', without(id));
  change('changed', without(id));
}

/** Ids of what was taken along and has been written to since. */
export const changedIds = (): readonly string[] => read('changed');
export const noteChanged = (id: string): void => {
  if (!changedIds().includes(id)) change('changed', withOne(id));
};
export const noteRenewed = (id: string): void => change('changed', without(id));
