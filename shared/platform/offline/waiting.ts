import { useSyncExternalStore } from 'react';
import type { Waiting } from './late-outbox.ts';
import { isMarked, onMarks } from './marks.ts';

const nothing: Waiting = { own: 0, attention: 0, others: 0, oldest: null };

let known = nothing;
let isFollowing = false;
const listeners = new Set<() => void>();

/** What opens the database comes once something is in it. */
const late = () => import('./late-outbox.ts');

/** Sends what waits on this device, and drops documents that are too old. Costs nothing where there is nothing. */
export async function startOutboxIfNeeded(): Promise<void> {
  if (!isMarked('entries') && !isMarked('documents')) return;
  try {
    const { startSending, dropOldDocuments } = await late();
    if (isMarked('entries')) startSending();
    await dropOldDocuments();
  } catch {
    // Without a network its file may be missing, and there is nobody to send anything to.
  }
}

/** Has everything that waits sent now. */
export async function sendNow(): Promise<void> {
  (await late()).sendNow();
}

/** Saves what the person who is signed in has written and the server has not. */
export const saveWaiting = async (): Promise<{ name: string; content: Blob }> =>
  (await late()).saveEntriesAsFile();

/** What waits on this device, counted now. */
export const waitingEntries = async (): Promise<Waiting> =>
  isMarked('entries') ? (await late()).countWaiting() : nothing;

/** What waits on this device, kept up to date across tabs. */
export const useWaiting = (): Waiting => useSyncExternalStore(subscribe, () => known);

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  const stop = onMarks(follow);
  follow();
  return () => {
    listeners.delete(changed);
    stop();
  };
}

function follow(): void {
  if (isFollowing || !isMarked('entries')) return;
  isFollowing = true;
  late().then(
    ({ onWaiting }) =>
      onWaiting((waiting) => {
        known = waiting;
        for (const listener of [...listeners]) listener();
      }),
    () => {
      // Nothing can be fetched now: tried again with the next change.
      isFollowing = false;
    },
  );
}
