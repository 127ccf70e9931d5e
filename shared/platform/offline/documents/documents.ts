import type { KeptDocument, TakenSet } from '../document.ts';
import { knownOwner, owner } from '../entries/owner.ts';
import { askToStay, asNoRoom } from '../room.ts';
import { noteContact } from '../store/contact.ts';
import { markStored, updateStoredMark } from '../store/stored-mark.ts';
import { isOfflineStorageOn } from '../switch.ts';
import { tellTabs } from '../tabs/tab-channel.ts';
import {
  findDocument,
  findDocuments,
  removeSet,
  replaceDocument,
  writeSet,
} from './document-records.ts';
import { dropStale } from './stale.ts';

/** Milliseconds between removals of old documents. */
const often = 3_600_000;

let lookedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<void> = Promise.resolve();

/** Returns the document with a key; null if it is not stored or cannot be read. */
export async function readDocument(key: string): Promise<KeptDocument | null> {
  return runOrFallback((login) => findDocument(login, key), null);
}

/** Returns the documents of a set, by key. */
export async function documentsOf(set: string): Promise<ReadonlyMap<string, KeptDocument>> {
  return runOrFallback((login) => findDocuments(login, set), new Map());
}

/**
 * Stores a set for offline use, replacing its previous content.
 *
 * @param documents responses by the keys of their calls
 * @param unchanged keys of documents that have not changed
 * @throws CallFailure of code `no_room` when the device is full
 */
export async function keepDocuments(
  set: Omit<TakenSet, 'size' | 'at'>,
  documents: ReadonlyMap<string, unknown>,
  unchanged: readonly string[],
): Promise<void> {
  const login = knownOwner();
  if (!isOfflineStorageOn()) return;
  await writeSet(login, set, documents, unchanged).catch(asNoRoom);
  markStored();
  tellTabs({ kind: 'sets' });
  void askToStay();
}

/** Updates a document with a newer response, if it is stored. Failures are ignored. */
export async function refreshDocument(key: string, value: unknown): Promise<void> {
  await runOrFallback((login) => replaceDocument(login, key, value), undefined);
}

/** Deletes a set. */
export async function dropSet(id: string): Promise<void> {
  await removeSet(knownOwner(), id);
  tellTabs({ kind: 'sets' });
  await updateStoredMark();
}

/** Deletes documents that are too old to be opened; at most once an hour. */
export function dropOldDocuments(): Promise<void> {
  if (performance.now() - lookedAt < often) return looking;
  lookedAt = performance.now();
  looking = dropStale().then(
    (areDropped) => {
      if (areDropped) tellTabs({ kind: 'sets' });
      return updateStoredMark();
    },
    () => {},
  );
  return looking;
}

/**
 * Runs work on the stored documents; returns `otherwise` if nobody is signed in, offline storage is
 * off or it cannot be read.
 */
async function runOrFallback<Result>(
  work: (login: string) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  const login = owner();
  if (login === null || !isOfflineStorageOn()) return otherwise;
  try {
    noteContact();
    await dropOldDocuments();
    return await work(login);
  } catch {
    return otherwise;
  }
}
