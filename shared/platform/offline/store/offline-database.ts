import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TakenSet } from '../document.ts';

/** A document as it is stored. */
export interface DocumentRecord {
  /** Login of the person for whom the server gave it. */
  readonly user: string;
  readonly key: string;
  /** Ids of the taken sets that it belongs to. */
  readonly sets: readonly string[];
  readonly value: unknown;
  readonly at: string;
  /** Bytes of the value, as JSON. */
  readonly size: number;
}

export interface OfflineSchema extends DBSchema {
  /** Entries, which are looked at before they are believed. */
  entries: { key: string; value: { readonly id: string }; indexes: { user: string } };
  documents: { key: [user: string, key: string]; value: DocumentRecord; indexes: { set: string } };
  sets: { key: [user: string, id: string]; value: TakenSet & { readonly user: string } };
  facts: { key: string; value: { readonly key: string; readonly value: unknown } };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const name = 'portal_offline';
const version = 1;

/** A browser that has not opened the database by now is not going to (milliseconds). */
const patience = 3_000;

/** For so long it is not tried again (milliseconds). */
const rest = 30_000;

let opening: Promise<OfflineDatabase> | null = null;
let failedAt = Number.NEGATIVE_INFINITY;
let wasOpen = false;
const listeners = new Set<() => void>();

/** Hears when a database that this page had open is gone with all that was in it, and made anew. */
export function onLost(lost: () => void): () => void {
  listeners.add(lost);
  return () => void listeners.delete(lost);
}

/**
 * Does something with the database of what this device keeps. A connection that was closed meanwhile,
 * by the browser or because the database was deleted, is opened anew.
 *
 * @throws DOMException where the browser has no database to give, or no room
 */
export async function inDatabase<Result>(
  work: (database: OfflineDatabase) => Promise<Result>,
): Promise<Result> {
  try {
    return await work(await open());
  } catch (error) {
    if (!isClosed(error)) throw error;
    opening = null;
    return work(await open());
  }
}

/** Whether this browser opens the database. */
export async function canOpen(): Promise<boolean> {
  try {
    await open();
    return true;
  } catch {
    return false;
  }
}

function open(): Promise<OfflineDatabase> {
  if (!opening && performance.now() - failedAt < rest)
    return Promise.reject(new DOMException('The database did not open just now', 'AbortError'));
  opening ??= connectInTime();
  return opening;
}

async function connectInTime(): Promise<OfflineDatabase> {
  try {
    let isNew = false;
    const database = await inTime(
      connect(() => {
        isNew = true;
      }),
    );
    if (isNew && wasOpen) for (const listener of [...listeners]) listener();
    wasOpen = true;
    return database;
  } catch (error) {
    opening = null;
    failedAt = performance.now();
    throw error;
  }
}

const connect = (isMade: () => void): Promise<OfflineDatabase> =>
  openDB<OfflineSchema>(name, version, {
    upgrade(database) {
      isMade();
      database.createObjectStore('entries', { keyPath: 'id' }).createIndex('user', 'user');
      database
        .createObjectStore('documents', { keyPath: ['user', 'key'] })
        .createIndex('set', 'sets', { multiEntry: true });
      database.createObjectStore('sets', { keyPath: ['user', 'id'] });
      database.createObjectStore('facts', { keyPath: 'key' });
    },
    // A newer version of the portal, or somebody who deletes the database, is not kept waiting.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  });

/** What is late is closed when it comes, so that it stands in nobody's way. */
async function inTime(connecting: Promise<OfflineDatabase>): Promise<OfflineDatabase> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  void connecting.then((database) => isLate && database.close()).catch(() => {});
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new DOMException('The database does not open', 'TimeoutError'));
    }, patience);
  });
  try {
    return await Promise.race([connecting, late]);
  } finally {
    clearTimeout(timer);
  }
}

const isClosed = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError';

/** Leaves a request to its transaction, which fails when the request does. */
export const part = (request: Promise<unknown>): void => void request.catch(() => {});
