import { bus } from '../bus/bus-core.ts';
import { sessionChanged } from '../bus/events.ts';
import { loadedEntries, onEntries } from './entries/entry-list.ts';
import { owner } from './entries/owner.ts';
import { startSending } from './sending/start-sending.ts';
import { countEntries } from './store/entry-records.ts';
import { tellTabs } from './tabs/tab-channel.ts';

// What the shell needs of the outbox once something waits; it comes in a file of its own.

export { dropOldDocuments } from './documents/documents.ts';
export { saveEntriesAsFile } from './files/save-entries.ts';
export { startSending } from './sending/start-sending.ts';

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

/** Has everything that waits sent now. */
export function sendNow(): void {
  startSending();
  tellTabs({ kind: 'nudge' });
}

/** What waits on this device, counted now. */
export async function countWaiting(): Promise<Waiting> {
  const login = owner();
  const own = await loadedEntries();
  const counts = await countEntries();
  const others = [...counts].filter(([user]) => user !== login);
  const [oldest = null] = own.map(({ writtenAt }) => writtenAt).sort();
  return {
    own: own.length,
    attention: own.filter(({ state }) => state === 'attention').length,
    others: others.reduce((sum, [, count]) => sum + count, 0),
    oldest,
  };
}

/** So long changes are gathered before they are told (milliseconds). */
const pause = 200;

/** Tells what waits, now and whenever it changes. */
export function onWaiting(tell: (waiting: Waiting) => void): void {
  let isGathering = false;
  const look = async () => {
    isGathering = false;
    tell(await countWaiting());
  };
  const lookSoon = () => {
    if (isGathering) return;
    isGathering = true;
    setTimeout(() => void look().catch(() => {}), pause);
  };
  onEntries(lookSoon);
  bus.on(sessionChanged).subscribe(lookSoon);
  lookSoon();
}
