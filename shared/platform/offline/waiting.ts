import { useSyncExternalStore } from 'react';
import { bus } from '../bus/bus-core.ts';
import { sessionChanged } from '../bus/events.ts';
import { loadedEntries, onEntries } from './entries/entry-list.ts';
import { owner } from './entries/owner.ts';
import { startSending } from './sending/start-sending.ts';
import { countEntries } from './store/entry-records.ts';
import { tellTabs } from './tabs/tab-channel.ts';

/** What waits on this device. */
export interface Waiting {
  /** Entries of the person who is signed in, those that need attention among them. */
  readonly own: number;
  readonly attention: number;
  /** Entries of other people. */
  readonly others: number;
  /** When the oldest of the own was written: ISO; null where there is none. */
  readonly oldest: string | null;
}

let known: Waiting = { own: 0, attention: 0, others: 0, oldest: null };
let isFollowing = false;
let isGathering = false;
const listeners = new Set<() => void>();

/** So long changes are gathered before they are told (milliseconds). */
const pause = 200;

/** What waits on this device, counted now. */
export async function waitingEntries(): Promise<Waiting> {
  const login = owner();
  const own = await loadedEntries();
  const others = [...(await countEntries())].filter(([user]) => user !== login);
  const [oldest = null] = own.map(({ writtenAt }) => writtenAt).sort();
  return {
    own: own.length,
    attention: own.filter(({ state }) => state === 'attention').length,
    others: others.reduce((sum, [, count]) => sum + count, 0),
    oldest,
  };
}

/** What waits on this device, kept up to date across tabs. */
export const useWaiting = (): Waiting => useSyncExternalStore(subscribe, () => known);

/** Has everything that waits sent now. */
export function sendNow(): void {
  startSending();
  tellTabs({ kind: 'nudge' });
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  if (!isFollowing) {
    isFollowing = true;
    onEntries(lookSoon);
    bus.on(sessionChanged).subscribe(lookSoon);
    lookSoon();
  }
  return () => void listeners.delete(changed);
}

function lookSoon(): void {
  if (isGathering) return;
  isGathering = true;
  setTimeout(() => void look().catch(() => {}), pause);
}

async function look(): Promise<void> {
  isGathering = false;
  known = await waitingEntries();
  for (const listener of [...listeners]) listener();
}
