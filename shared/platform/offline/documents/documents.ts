import type { KeptDocument, TakenSet } from '../document.ts';
import { knownOwner, owner } from '../entries/owner.ts';
import { askToStay, asNoRoom } from '../room.ts';
import { noteContact } from '../store/contact.ts';
import { markKept, readMark } from '../store/kept-mark.ts';
import { isSwitchedOn } from '../switch.ts';
import { tellTabs } from '../tabs/tab-channel.ts';
import {
  findDocument,
  findDocuments,
  removeSet,
  replaceDocument,
  writeSet,
} from './document-records.ts';
import { dropStale } from './stale.ts';

/** So often it is seen to it that what is too old is gone (milliseconds). */
const often = 3_600_000;

let lookedAt = Number.NEGATIVE_INFINITY;
let looking: Promise<void> = Promise.resolve();

/** The document under a key; null where none is kept, and where the device's copy cannot be read. */
export async function readDocument(key: string): Promise<KeptDocument | null> {
  return unlessBroken((login) => findDocument(login, key), null);
}

/** The documents of a taken set, by their keys. */
export async function documentsOf(set: string): Promise<ReadonlyMap<string, KeptDocument>> {
  return unlessBroken((login) => findDocuments(login, set), new Map());
}

/**
 * Keeps what was taken along in place of what the set held before.
 *
 * @param documents answers by the keys of their calls
 * @param unchanged keys of documents that are as they were
 * @throws CallFailure of code `no_room` where the device is full
 */
export async function keepDocuments(
  set: Omit<TakenSet, 'size' | 'at'>,
  documents: ReadonlyMap<string, unknown>,
  unchanged: readonly string[],
): Promise<void> {
  const login = knownOwner();
  if (!isSwitchedOn()) return;
  await writeSet(login, set, documents, unchanged).catch(asNoRoom);
  markKept();
  tellTabs({ kind: 'sets' });
  void askToStay();
}

/** Puts a newer answer in the place of a document, where one is kept. It is no loss when that fails. */
export async function refreshDocument(key: string, value: unknown): Promise<void> {
  await unlessBroken((login) => replaceDocument(login, key, value), undefined);
}

/** Drops what was taken along. */
export async function dropSet(id: string): Promise<void> {
  await removeSet(knownOwner(), id);
  tellTabs({ kind: 'sets' });
  await readMark();
}

/** Sees to it that documents which nobody may open any more are gone. */
export function dropOldDocuments(): Promise<void> {
  if (performance.now() - lookedAt < often) return looking;
  lookedAt = performance.now();
  looking = dropStale().then(
    (areDropped) => {
      if (areDropped) tellTabs({ kind: 'sets' });
      return readMark();
    },
    () => {},
  );
  return looking;
}

/** A copy that cannot be read is none. */
async function unlessBroken<Result>(
  work: (login: string) => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  const login = owner();
  if (login === null || !isSwitchedOn()) return otherwise;
  try {
    noteContact();
    await dropOldDocuments();
    return await work(login);
  } catch {
    return otherwise;
  }
}
