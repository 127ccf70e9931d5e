import { bus } from '../../bus/bus-core.ts';
import { sessionChanged } from '../../bus/events.ts';
import type { Entry } from '../entry.ts';
import { readEntries, readEntriesById, restoreEntries } from '../store/entry-records.ts';
import { onDatabaseLost } from '../store/offline-database.ts';
import { markStored, updateStoredMark } from '../store/stored-mark.ts';
import { onTabs, tellTabs } from '../tabs/tab-channel.ts';
import { owner } from './owner.ts';
import { idsBeingSent, onSending } from './sending-now.ts';

/** The current user's entries, as in the database. */
let held: Map<string, Entry> = new Map();
let heldFor: string | null = null;
/** The greatest number seen; the numbers on a device have no gaps. */
let last = 0;
/** The entries in order; null until requested. */
let listed: readonly Entry[] | null = null;
let isStarted = false;
/** Reads run one after another, so that an older result does not overwrite a newer one. */
let reading: Promise<void> = Promise.resolve();

const listeners = new Set<() => void>();

/** Returns the current user's entries in order, as read so far. */
export function listedEntries(): readonly Entry[] {
  const sent = idsBeingSent();
  listed ??= [...held.values()]
    .sort((one, other) => one.number - other.number)
    .map((entry) =>
      sent.has(entry.id) && entry.state === 'waiting' ? { ...entry, state: 'sending' } : entry,
    );
  return listed;
}

/** Returns the greatest number of an entry seen by this page. */
export const lastEntryNumber = (): number => last;

/** Returns the current user's entries, once they have been read. */
export async function loadEntries(): Promise<readonly Entry[]> {
  start();
  await reading;
  return listedEntries();
}

/**
 * Listens to changes of the list, made in any tab.
 *
 * @returns a function that stops listening
 */
export function onEntries(changed: () => void): () => void {
  start();
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Applies changes written by this tab, and notifies the other tabs. */
export function publishEntryChanges(
  changed: readonly Entry[],
  removed: readonly string[] = [],
  { isNew = false } = {},
): void {
  mergeEntries(changed);
  for (const id of removed) held.delete(id);
  if (changed.length > 0) markStored();
  else if (held.size === 0) void updateStoredMark();
  notifyListeners();
  tellTabs({ kind: 'entries', ids: [...changed.map(({ id }) => id), ...removed], isNew });
}

/** Reloads the list, such as after a time without messages. */
function reloadEntries(): Promise<void> {
  reading = reading.then(readAll).catch(() => {});
  return reading;
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  onTabs((message, isOwn) => {
    if (isOwn) return;
    if (message.kind === 'lost') restoreHeldEntries();
    if (message.kind === 'entries')
      reading = reading.then(() => readSome(message.ids)).catch(() => {});
  });
  onDatabaseLost(() => {
    restoreHeldEntries();
    tellTabs({ kind: 'lost' });
  });
  onSending(notifyListeners);
  bus.on(sessionChanged).subscribe(() => void reloadEntries());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void reloadEntries();
  });
}

/**
 * Adds entries to the list. A gap in the numbers means that another tab has written meanwhile: the
 * list is reloaded, so that no entry appears before one it may depend on.
 */
function mergeEntries(entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.user !== heldFor) continue;
    if (entry.number > last + 1) {
      void reloadEntries();
      return;
    }
    last = Math.max(last, entry.number);
    held.set(entry.id, entry);
  }
}

/** Writes this page's entries again after the database was deleted. */
function restoreHeldEntries(): void {
  const entries = [...held.values()];
  if (entries.length === 0) return;
  reading = reading.then(() => restoreEntries(entries)).catch(() => {});
}

async function readAll(): Promise<void> {
  const login = owner();
  const entries = login === null ? [] : await readEntries(login);
  heldFor = login;
  held = new Map(entries.map((entry) => [entry.id, entry]));
  last = Math.max(last, entries.at(-1)?.number ?? 0);
  notifyListeners();
}

async function readSome(ids: readonly string[]): Promise<void> {
  const entries = await readEntriesById(ids);
  for (const [at, id] of ids.entries()) if (!entries[at]) held.delete(id);
  mergeEntries(entries.filter((entry) => entry !== null));
  notifyListeners();
}

function notifyListeners(): void {
  listed = null;
  for (const listener of [...listeners]) listener();
}
