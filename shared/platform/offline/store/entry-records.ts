import { clock } from '../../clock/clock.ts';
import type { Entry, NewEntry } from '../entry.ts';
import { readEntry } from './entry-shape.ts';
import { ignoreFailure, inDatabase } from './offline-database.ts';

/** Written entries survive a power failure. */
const durably = { durability: 'strict' } as const;

const counter = 'number';

/**
 * Appends entries to the stored ones. An entry with a known id remains unchanged.
 *
 * @param last the greatest number that this page has seen, which a deleted database has lost
 * @returns each entry as stored, in the given order, and whether it is new
 * @throws DOMException when the browser has no room
 */
export const writeEntries = (
  user: string,
  entries: readonly (NewEntry & Partial<Pick<Entry, 'writtenAt'>>)[],
  last: number,
): Promise<{ readonly entry: Entry; readonly isNew: boolean }[]> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(['entries', 'facts'], 'readwrite', durably);
    const [records, facts] = [transaction.objectStore('entries'), transaction.objectStore('facts')];
    const [fact, ...stored] = await Promise.all([
      facts.get(counter),
      ...entries.map(({ id }) => records.get(id)),
    ]);
    const counted = Number.isInteger(fact?.value) ? Number(fact?.value) : await greatest(records);
    let number = Math.max(counted, last);
    const known = new Map(
      stored.flatMap((record) => (record ? [[record.id, readEntry(record)] as const] : [])),
    );
    const written = entries.map((entry) => {
      const before = known.get(entry.id);
      if (before) return { entry: before, isNew: false };
      number += 1;
      const added: Entry = {
        ...entry,
        user,
        number,
        writtenAt: entry.writtenAt ?? clock.now().toISOString(),
        state: 'waiting',
        attempts: 0,
        failure: null,
      };
      known.set(added.id, added);
      ignoreFailure(records.add(added));
      return { entry: added, isNew: true };
    });
    ignoreFailure(facts.put({ key: counter, value: number }));
    await transaction.done;
    return written;
  });

/** Returns the greatest number of the stored entries, if no counter is stored. */
async function greatest(records: { getAll(): Promise<{ readonly id: string }[]> }) {
  return (await records.getAll()).reduce((most, one) => Math.max(most, readEntry(one).number), 0);
}

/** Returns the entries of a user, in order. */
export const readEntries = async (user: string): Promise<Entry[]> => {
  const records = await inDatabase((database) => database.getAllFromIndex('entries', 'user', user));
  return records.map(readEntry).sort((one, other) => one.number - other.number);
};

/** Returns entries by their ids; null for missing ones. */
export const readEntriesById = (ids: readonly string[]): Promise<(Entry | null)[]> =>
  inDatabase(async (database) => {
    const { store } = database.transaction('entries');
    const records = await Promise.all(ids.map((id) => store.get(id)));
    return records.map((record) => (record ? readEntry(record) : null));
  });

/**
 * Changes entries that still exist.
 *
 * @param change returns the changed entry; null removes it
 * @returns the ids that were found
 */
export const changeEntries = (
  ids: readonly string[],
  change: (entry: Entry) => Entry | null,
): Promise<string[]> =>
  inDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite', durably);
    const records = await Promise.all(ids.map((id) => store.get(id)));
    const found = records.filter((record) => record !== undefined);
    for (const record of found) {
      const next = change(readEntry(record));
      if (next?.id !== record.id) ignoreFailure(store.delete(record.id));
      if (next) ignoreFailure(store.put(next));
    }
    await done;
    return found.map(({ id }) => id);
  });

/** Writes entries unchanged, unless they already exist. */
export const restoreEntries = (entries: readonly Entry[]): Promise<void> =>
  inDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite', durably);
    const known = await Promise.all(entries.map(({ id }) => store.getKey(id)));
    for (const [at, entry] of entries.entries())
      if (known[at] === undefined) ignoreFailure(store.add(entry));
    await done;
  });

/** Returns the number of entries on this device, by the login of their user. */
export const countEntries = (): Promise<ReadonlyMap<string, number>> =>
  inDatabase(async (database) => {
    const counts = new Map<string, number>();
    const users = database.transaction('entries').store.index('user');
    // Writes wait until this is done, so it takes one step per user rather than one per entry.
    let cursor = await users.openKeyCursor(null, 'nextunique');
    while (cursor) {
      counts.set(String(cursor.key), await users.count(cursor.key));
      cursor = await cursor.continue();
    }
    return counts;
  });
