import { bus } from '../../bus/bus-core.ts';
import { sessionChanged } from '../../bus/events.ts';
import type { Entry } from '../entry.ts';
import { readEntries, readEntriesById } from '../store/entry-records.ts';
import { onTabs, tellTabs } from '../tabs/tab-channel.ts';
import { owner } from './owner.ts';

/** The entries of the person in front of this page, as the database has them. */
let held: Map<string, Entry> = new Map();
let heldFor: string | null = null;
/** In order; null until somebody asks. */
let listed: readonly Entry[] | null = null;
let isStarted = false;
/** What is read is read in turn, so that an older answer does not come after a newer one. */
let reading: Promise<void> = Promise.resolve();

const listeners = new Set<() => void>();

/** The entries of the person in front of this page, in order, as far as they were read. */
export function listedEntries(): readonly Entry[] {
  listed ??= [...held.values()].sort((one, other) => one.number - other.number);
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
  for (const entry of changed) if (entry.user === heldFor) held.set(entry.id, entry);
  for (const id of removed) held.delete(id);
  tell();
  tellTabs({ kind: 'entries', ids: [...changed.map(({ id }) => id), ...removed], isNew });
}

/** Reads the list anew, such as after a time in which nothing was heard. */
export function readAgain(): Promise<void> {
  reading = reading.then(readAll).catch(() => {});
  return reading;
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  onTabs((message, isOwn) => {
    if (message.kind !== 'entries' || isOwn) return;
    reading = reading.then(() => readSome(message.ids)).catch(() => {});
  });
  bus.on(sessionChanged).subscribe(() => void readAgain());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void readAgain();
  });
}

async function readAll(): Promise<void> {
  const login = owner();
  const entries = login === null ? [] : await readEntries(login);
  heldFor = login;
  held = new Map(entries.map((entry) => [entry.id, entry]));
  tell();
}

async function readSome(ids: readonly string[]): Promise<void> {
  const entries = await readEntriesById(ids);
  for (const [at, id] of ids.entries()) {
    const entry = entries[at];
    if (entry?.user === heldFor) held.set(id, entry);
    else held.delete(id);
  }
  tell();
}

function tell(): void {
  listed = null;
  for (const listener of [...listeners]) listener();
}
