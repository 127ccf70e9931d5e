import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { TakenSet } from '../document.ts';

/** A stored document. */
export interface DocumentRecord {
  /** Login of the user who received it from the server. */
  readonly user: string;
  readonly key: string;
  /** Ids of the sets it belongs to. */
  readonly sets: readonly string[];
  readonly value: unknown;
  readonly at: string;
  /** Size of the value as JSON, in bytes. */
  readonly size: number;
}

export interface OfflineSchema extends DBSchema {
  /** Entries, which are validated when read. */
  entries: { key: string; value: { readonly id: string }; indexes: { user: string } };
  documents: { key: [user: string, key: string]; value: DocumentRecord; indexes: { set: string } };
  sets: { key: [user: string, id: string]; value: TakenSet & { readonly user: string } };
  facts: { key: string; value: { readonly key: string; readonly value: unknown } };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const name = 'portal_offline';
const version = 1;

/** Timeout for opening the database (milliseconds). */
const patience = 3_000;

/** Milliseconds after a failure before the next attempt. */
const rest = 30_000;

let opening: Promise<OfflineDatabase> | null = null;
let failedAt = Number.NEGATIVE_INFINITY;
let wasOpen = false;
const listeners = new Set<() => void>();

/**
 * Listens for the loss of a database that this page had open, which was deleted and created again.
 */
export function onDatabaseLost(lost: () => void): () => void {
  listeners.add(lost);
  return () => void listeners.delete(lost);
}

/**
 * Runs work on the offline database. A connection closed meanwhile, by the browser or because the
 * database was deleted, is reopened.
 *
 * @throws DOMException when the browser provides no database, or has no room
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

/** Returns whether this browser can open the database. */
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
    // Closes at once, so as not to block a newer version of the portal or a deletion of the
    // database.
    blocking: (_, __, event) => {
      (event.target as IDBDatabase).close();
      opening = null;
    },
    terminated: () => {
      opening = null;
    },
  });

/**
 * Limits the time to connect; a connection that opens later is closed, so that it blocks nothing.
 */
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

/** Ignores a request's own failure, as its transaction fails as well. */
export const ignoreFailure = (request: Promise<unknown>): void => void request.catch(() => {});
