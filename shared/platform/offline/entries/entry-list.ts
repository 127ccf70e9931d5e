import { bus } from '../../bus/bus-core.ts';
import { sessionChanged } from '../../bus/events.ts';
import type { Entry } from '../entry.ts';
import { putBackEntries, readEntries, readEntriesById } from '../store/entry-records.ts';
import { markKept, readMark } from '../store/kept-mark.ts';
import { onLost } from '../store/offline-database.ts';
import { onTabs, tellTabs } from '../tabs/tab-channel.ts';
import { owner } from './owner.ts';
import { onSending, sentNow } from './sending-now.ts';

/** The entries of the person in front of this page, as the database has them. */
let held: Map<string, Entry> = new Map();
let heldFor: string | null = null;
/** The last number that was seen: numbers of a device have no gaps. */
let last = 0;
/** In order; null until somebody asks. */
let listed: readonly Entry[] | null = null;
let isStarted = false;
/** What is read is read in turn, so that an older answer does not come after a newer one. */
let reading: Promise<void> = Promise.resolve();

const listeners = new Set<() => void>();

/** The entries of the person in front of this page, in order, as far as they were read. */
export function listedEntries(): readonly Entry[] {
  const sent = sentNow();
  listed ??= [...held.values()]
    .sort((one, other) => one.number - other.number)
    .map((entry) =>
      sent.has(entry.id) && entry.state === 'waiting' ? { ...entry, state: 'sending' } : entry,
    );
  return listed;
}

/** The same once they were read. */
export async function loadedEntries(): Promise<readonly Entry[]> {
  start();
  await reading;
  return listedEntries();
}

/**
 * Hears of every change of the list, in whichever tab it was made.
 *
 * @returns stops hearing
 */
export function onEntries(changed: () => void): () => void {
  start();
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

/** Takes over what this tab has written, and tells the other tabs. */
export function noteEntries(
  changed: readonly Entry[],
  removed: readonly string[] = [],
  { isNew = false } = {},
): void {
  hold(changed);
  for (const id of removed) held.delete(id);
  if (changed.length > 0) markKept();
  else if (held.size === 0) void readMark();
  tell();
  tellTabs({ kind: 'entries', ids: [...changed.map(({ id }) => id), ...removed], isNew });
}

/** Reads the list anew, such as after a time in which nothing was heard. */
function readAgain(): Promise<void> {
  reading = reading.then(readAll).catch(() => {});
  return reading;
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  onTabs((message, isOwn) => {
    if (isOwn) return;
    if (message.kind === 'lost') putBack();
    if (message.kind === 'entries')
      reading = reading.then(() => readSome(message.ids)).catch(() => {});
  });
  onLost(() => {
    putBack();
    tellTabs({ kind: 'lost' });
  });
  onSending(tell);
  bus.on(sessionChanged).subscribe(() => void readAgain());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void readAgain();
  });
}

/**
 * Takes entries over. Behind a gap another tab has written meanwhile: the list is read anew, so that
 * nothing is seen before what it may depend on.
 */
function hold(entries: readonly Entry[]): void {
  for (const entry of entries) {
    if (entry.user !== heldFor) continue;
    if (entry.number > last + 1) {
      void readAgain();
      return;
    }
    last = Math.max(last, entry.number);
    held.set(entry.id, entry);
  }
}

/** What this page holds is written again, where the database was deleted under it. */
function putBack(): void {
  const entries = [...held.values()];
  if (entries.length === 0) return;
  reading = reading.then(() => putBackEntries(entries)).catch(() => {});
}

async function readAll(): Promise<void> {
  const login = owner();
  const entries = login === null ? [] : await readEntries(login);
  heldFor = login;
  held = new Map(entries.map((entry) => [entry.id, entry]));
  last = Math.max(last, entries.at(-1)?.number ?? 0);
  tell();
}

async function readSome(ids: readonly string[]): Promise<void> {
  const entries = await readEntriesById(ids);
  for (const [at, id] of ids.entries()) if (!entries[at]) held.delete(id);
  hold(entries.filter((entry) => entry !== null));
  tell();
}

function tell(): void {
  listed = null;
  for (const listener of [...listeners]) listener();
}
