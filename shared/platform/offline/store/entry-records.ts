import { clock } from '../../clock/clock.ts';
import type { Entry, NewEntry } from '../entry.ts';
import { readEntry } from './entry-shape.ts';
import { inDatabase, part } from './offline-database.ts';

/** An entry that was written is there after a power failure, too. */
const durably = { durability: 'strict' } as const;

const counter = 'number';

/**
 * Writes entries behind those that are there. One whose id is known stays as it is.
 *
 * @param last the greatest number that this page has seen, which the database has lost if it was deleted
 * @returns each entry as it is stored, in the given order, and whether it is new
 * @throws DOMException where the browser has no room
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
      part(records.add(added));
      return { entry: added, isNew: true };
    });
    part(facts.put({ key: counter, value: number }));
    await transaction.done;
    return written;
  });

/** The greatest number of an entry, where nobody has counted. */
async function greatest(records: { getAll(): Promise<{ readonly id: string }[]> }) {
  return (await records.getAll()).reduce((most, one) => Math.max(most, readEntry(one).number), 0);
}

/** The entries of a person, in order. */
export const readEntries = async (user: string): Promise<Entry[]> => {
  const records = await inDatabase((database) => database.getAllFromIndex('entries', 'user', user));
  return records.map(readEntry).sort((one, other) => one.number - other.number);
};

/** Entries by their ids; null for those that are gone. */
export const readEntriesById = (ids: readonly string[]): Promise<(Entry | null)[]> =>
  inDatabase(async (database) => {
    const { store } = database.transaction('entries');
    const records = await Promise.all(ids.map((id) => store.get(id)));
    return records.map((record) => (record ? readEntry(record) : null));
  });

/**
 * Changes entries that are still there.
 *
 * @param change gives the entry as it is from now on; null removes it
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
      if (next?.id !== record.id) part(store.delete(record.id));
      if (next) part(store.put(next));
    }
    await done;
    return found.map(({ id }) => id);
  });

/** Writes entries as they are, where they are not there. */
export const putBackEntries = (entries: readonly Entry[]): Promise<void> =>
  inDatabase(async (database) => {
    const { store, done } = database.transaction('entries', 'readwrite', durably);
    const known = await Promise.all(entries.map(({ id }) => store.getKey(id)));
    for (const [at, entry] of entries.entries())
      if (known[at] === undefined) part(store.add(entry));
    await done;
  });

/** How many entries wait on this device, by the login of the person who wrote them. */
export const countEntries = (): Promise<ReadonlyMap<string, number>> =>
  inDatabase(async (database) => {
    const counts = new Map<string, number>();
    const users = database.transaction('entries').store.index('user');
    // Writes wait until this is over: it takes a step for each person, and none for each entry.
    let cursor = await users.openKeyCursor(null, 'nextunique');
    while (cursor) {
      counts.set(String(cursor.key), await users.count(cursor.key));
      cursor = await cursor.continue();
    }
    return counts;
  });
