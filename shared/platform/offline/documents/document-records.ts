import { clock } from '../../clock/clock.ts';
import type { KeptDocument, TakenSet } from '../document.ts';
import { jsonSize } from '../store/json-size.ts';
import { type DocumentRecord, ignoreFailure, inDatabase } from '../store/offline-database.ts';
import { contactFact } from './stale.ts';

/**
 * Stores a set for offline use, replacing its previous content.
 *
 * @param documents responses by their keys
 * @param unchanged keys of documents that the server reported as unchanged
 */
export const writeSet = (
  user: string,
  set: Omit<TakenSet, 'size' | 'at'>,
  documents: ReadonlyMap<string, unknown>,
  unchanged: readonly string[],
): Promise<void> =>
  inDatabase(async (database) => {
    const at = clock.now().toISOString();
    const transaction = database.transaction(['documents', 'sets', 'facts'], 'readwrite');
    // The documents have just come from the server.
    ignoreFailure(transaction.objectStore('facts').put(contactFact(user, clock.now().getTime())));
    const store = transaction.objectStore('documents');
    const before = await store.index('set').getAll(set.id);
    const own = before.filter((record) => record.user === user);
    const kept = new Set([...documents.keys(), ...unchanged]);
    for (const record of own) {
      if (kept.has(record.key)) continue;
      const sets = record.sets.filter((id) => id !== set.id);
      if (sets.length > 0) ignoreFailure(store.put({ ...record, sets }));
      else ignoreFailure(store.delete([user, record.key]));
    }
    const known = await Promise.all([...kept].map((key) => store.get([user, key])));
    let size = 0;
    for (const [index, key] of [...kept].entries()) {
      const record = known[index];
      const isNew = documents.has(key);
      if (!isNew && !record) continue;
      const value = isNew ? documents.get(key) : record?.value;
      const bytes = isNew || !record ? jsonSize(value) : record.size;
      size += bytes;
      const sets = [...new Set([...(record?.sets ?? []), set.id])];
      const next: DocumentRecord = { user, key, sets, value, at, size: bytes };
      ignoreFailure(store.put(next));
    }
    ignoreFailure(transaction.objectStore('sets').put({ ...set, user, size, at }));
    await transaction.done;
  });

/** Returns a user's document, or null if it is not stored. */
export const findDocument = (user: string, key: string): Promise<KeptDocument | null> =>
  inDatabase(async (database) => {
    const record = await database.get('documents', [user, key]);
    return record ? { value: record.value, at: record.at } : null;
  });

/** Returns the documents of a set, by key. */
export const findDocuments = (
  user: string,
  set: string,
): Promise<ReadonlyMap<string, KeptDocument>> =>
  inDatabase(async (database) => {
    const records = await database.getAllFromIndex('documents', 'set', set);
    const own = records.filter((record) => record.user === user);
    return new Map(own.map(({ key, value, at }) => [key, { value, at }]));
  });

/** Updates a document with a newer response, if it is stored. */
export const replaceDocument = (user: string, key: string, value: unknown): Promise<void> =>
  inDatabase(async (database) => {
    const { store, done } = database.transaction('documents', 'readwrite');
    const record = await store.get([user, key]);
    const at = clock.now().toISOString();
    if (record) ignoreFailure(store.put({ ...record, value, at, size: jsonSize(value) }));
    await done;
  });

/** Deletes a set and its documents that belong to no other set. */
export const removeSet = (user: string, id: string): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(['documents', 'sets'], 'readwrite');
    const store = transaction.objectStore('documents');
    for (const record of await store.index('set').getAll(id)) {
      if (record.user !== user) continue;
      const sets = record.sets.filter((each) => each !== id);
      if (sets.length > 0) ignoreFailure(store.put({ ...record, sets }));
      else ignoreFailure(store.delete([user, record.key]));
    }
    ignoreFailure(transaction.objectStore('sets').delete([user, id]));
    await transaction.done;
  });

/** Deletes all sets and documents of a user. */
export const removeAllOf = (user: string): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(['documents', 'sets'], 'readwrite');
    const own = IDBKeyRange.bound([user], [user, []]);
    ignoreFailure(transaction.objectStore('documents').delete(own));
    ignoreFailure(transaction.objectStore('sets').delete(own));
    await transaction.done;
  });

/** Returns a user's sets, ordered by id. */
export const findSets = (user: string): Promise<TakenSet[]> =>
  inDatabase(async (database) => {
    const range = IDBKeyRange.bound([user], [user, []]);
    const records = await database.getAll('sets', range);
    return records.map(({ user: _, ...set }) => set);
  });
