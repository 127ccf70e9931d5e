import type { KeptDocument, TakenSet } from '../document.ts';
import { knownOwner, owner } from '../entries/owner.ts';
import { tellTabs } from '../tabs/tab-channel.ts';
import {
  findDocument,
  findDocuments,
  removeSet,
  replaceDocument,
  writeSet,
} from './document-records.ts';

/** The document under a key; null where none is kept, and where the device's copy cannot be read. */
export async function readDocument(key: string): Promise<KeptDocument | null> {
  const login = owner();
  return login === null ? null : unlessBroken(() => findDocument(login, key), null);
}

/** The documents of a taken set, by their keys. */
export async function documentsOf(set: string): Promise<ReadonlyMap<string, KeptDocument>> {
  const login = owner();
  return login === null ? new Map() : unlessBroken(() => findDocuments(login, set), new Map());
}

/**
 * Keeps what was taken along in place of what the set held before.
 *
 * @param documents answers by the keys of their calls
 * @param unchanged keys of documents that are as they were
 * @throws DOMException where the device has no room
 */
export async function keepDocuments(
  set: Omit<TakenSet, 'size' | 'at'>,
  documents: ReadonlyMap<string, unknown>,
  unchanged: readonly string[],
): Promise<void> {
  await writeSet(knownOwner(), set, documents, unchanged);
  tellTabs({ kind: 'sets' });
}

/** Puts a newer answer in the place of a document, where one is kept. It is no loss when that fails. */
export async function refreshDocument(key: string, value: unknown): Promise<void> {
  const login = owner();
  if (login !== null) await unlessBroken(() => replaceDocument(login, key, value), undefined);
}

/** Drops what was taken along. */
export async function dropSet(id: string): Promise<void> {
  await removeSet(knownOwner(), id);
  tellTabs({ kind: 'sets' });
}

/** A copy that cannot be read is none. */
async function unlessBroken<Result>(work: () => Promise<Result>, otherwise: Result) {
  try {
    return await work();
  } catch {
    return otherwise;
  }
}
