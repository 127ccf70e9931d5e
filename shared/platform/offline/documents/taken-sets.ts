import { bus } from '../../bus/bus-core.ts';
import { sessionChanged } from '../../bus/events.ts';
import type { TakenSet } from '../document.ts';
import { owner } from '../entries/owner.ts';
import { onTabs } from '../tabs/tab-channel.ts';
import { findSets } from './document-records.ts';

let sets: readonly TakenSet[] = [];
let isStarted = false;
let reading: Promise<void> = Promise.resolve();
const listeners = new Set<() => void>();

/** Returns the current user's sets cached for offline use, as read so far. */
export const takenSets = (): readonly TakenSet[] => sets;

/**
 * Listens to changes of the sets, made in any tab.
 *
 * @returns a function that stops listening
 */
export function onTakenSets(changed: () => void): () => void {
  start();
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function start(): void {
  if (isStarted) return;
  isStarted = true;
  onTabs(({ kind }) => {
    if (kind === 'sets') read();
  });
  bus.on(sessionChanged).subscribe(read);
}

function read(): void {
  reading = reading.then(async () => {
    const login = owner();
    sets = login === null ? [] : await findSets(login).catch(() => []);
    for (const listener of [...listeners]) listener();
  });
}
