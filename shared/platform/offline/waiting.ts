import { useSyncExternalStore } from 'react';
import { bus } from '../bus/bus-core.ts';
import { sessionChanged } from '../bus/events.ts';
import { loadEntries, onEntries } from './entries/entry-list.ts';
import { owner } from './entries/owner.ts';
import { startSending } from './sending/start-sending.ts';
import { countEntries } from './store/entry-records.ts';
import { tellTabs } from './tabs/tab-channel.ts';

/** Number of entries waiting on this device. */
export interface WaitingCounts {
  /** Entries of the signed-in user, including those that need attention. */
  readonly own: number;
  readonly attention: number;
  /** Entries of other people. */
  readonly others: number;
  /** When the user's oldest entry was written: ISO; null if there is none. */
  readonly oldest: string | null;
}

let known: WaitingCounts = { own: 0, attention: 0, others: 0, oldest: null };
let isFollowing = false;
let isGathering = false;
const listeners = new Set<() => void>();

/** Milliseconds during which changes are collected before listeners are called. */
const pause = 200;

/** Counts the entries waiting on this device. */
export async function countWaitingEntries(): Promise<WaitingCounts> {
  const login = owner();
  const own = await loadEntries();
  const others = [...(await countEntries())].filter(([user]) => user !== login);
  const [oldest = null] = own.map(({ writtenAt }) => writtenAt).sort();
  return {
    own: own.length,
    attention: own.filter(({ state }) => state === 'attention').length,
    others: others.reduce((sum, [, count]) => sum + count, 0),
    oldest,
  };
}

/** Returns the number of waiting entries, kept up to date across tabs. */
export const useWaitingCounts = (): WaitingCounts => useSyncExternalStore(subscribe, () => known);

/** Sends all waiting entries now. */
export function sendNow(): void {
  startSending();
  tellTabs({ kind: 'nudge' });
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  if (!isFollowing) {
    isFollowing = true;
    onEntries(updateSoon);
    bus.on(sessionChanged).subscribe(updateSoon);
    updateSoon();
  }
  return () => void listeners.delete(changed);
}

function updateSoon(): void {
  if (isGathering) return;
  isGathering = true;
  setTimeout(() => void updateCounts().catch(() => {}), pause);
}

async function updateCounts(): Promise<void> {
  isGathering = false;
  known = await countWaitingEntries();
  for (const listener of [...listeners]) listener();
}
