import type { Entry } from '../entry.ts';
import { changeEntries } from '../store/entry-records.ts';
import { noteEntries } from './entry-list.ts';

/** An entry that is sent as if for the first time. */
export const asNew = { state: 'waiting', attempts: 0, failure: null } as const;

/**
 * Changes entries of a person in the database and in every tab; those of others, and those that are gone, are
 * left alone.
 *
 * @param next gives the entry as it is from now on; null removes it
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
  noteEntries(
    changed,
    found.filter((id) => !left.has(id)),
  );
}
