import type { Entry } from '../entry.ts';
import { changeEntries } from '../store/entry-records.ts';
import { publishEntryChanges } from './entry-list.ts';

/** Fields of an entry that is to be sent as if for the first time. */
export const asNew = { state: 'waiting', attempts: 0, failure: null } as const;

/**
 * Changes a user's entries in the database and in every tab; entries of others and missing ones are
 * ignored.
 *
 * @param next returns the changed entry; null removes it
 */
export async function changeEntriesOf(
  login: string,
  ids: readonly string[],
  next: (entry: Entry) => Entry | null,
): Promise<void> {
  const changed: Entry[] = [];
  const found = await changeEntries(ids, (entry) => {
    if (entry.user !== login) return entry;
    const after = next(entry);
    if (after) changed.push(after);
    return after;
  });
  const left = new Set(changed.map(({ id }) => id));
  publishEntryChanges(
    changed,
    found.filter((id) => !left.has(id)),
  );
}
