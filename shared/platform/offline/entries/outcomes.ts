import { type Outcome, onTabs, tellTabs } from '../tabs/tab-channel.ts';

/** So many outcomes, and so many questions of other tabs, are remembered. */
const remembered = 200;

interface Waiter {
  readonly resolve: (outcome: Outcome | null) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

const known = new Map<string, Outcome>();
const waiters = new Map<string, Set<Waiter>>();
const awaitedElsewhere = new Set<string>();
let isStarted = false;

/** Remembers outcomes from now on, and for which of them other tabs wait. */
export function startOutcomes(): void {
  if (isStarted) return;
  isStarted = true;
  onTabs((message, isOwn) => {
    if (message.kind === 'awaited' && !isOwn) {
      awaitedElsewhere.add(message.id);
      forgetOldest(awaitedElsewhere);
    }
    // What became of an entry before it was changed is no news of it any more.
    if (message.kind === 'entries') for (const id of message.ids) known.delete(id);
    if (message.kind !== 'ended') return;
    const { id, outcome } = message;
    known.set(id, outcome);
    forgetOldest(known);
    for (const { resolve } of waiters.get(id) ?? []) resolve(outcome);
  });
}

/** Whether somebody in another tab has waited for the outcome of an entry. */
export const isAwaitedElsewhere = (id: string): boolean => awaitedElsewhere.has(id);

/**
 * Has whoever waits in this tab for an entry wait on until its outcome is told.
 *
 * @returns whether somebody does
 */
export function holdWaiters(id: string): boolean {
  for (const { timer } of waiters.get(id) ?? []) clearTimeout(timer);
  return waiters.has(id);
}

/** Tells how an entry ended. */
export const tellOutcome = (id: string, outcome: Outcome): void =>
  tellTabs({ kind: 'ended', id, outcome });

/**
 * The outcome of an entry; null where it does not come in time.
 *
 * @param within milliseconds
 */
export async function outcomeOf(id: string, within: number): Promise<Outcome | null> {
  startOutcomes();
  const outcome = known.get(id);
  if (outcome || within <= 0) return outcome ?? null;
  tellTabs({ kind: 'awaited', id });
  return new Promise((resolved) => {
    const resolve = (came: Outcome | null) => {
      clearTimeout(waiter.timer);
      const others = waiters.get(id);
      others?.delete(waiter);
      if (others?.size === 0) waiters.delete(id);
      resolved(came);
    };
    const waiter: Waiter = { resolve, timer: setTimeout(() => resolve(null), within) };
    waiters.set(id, (waiters.get(id) ?? new Set()).add(waiter));
  });
}

function forgetOldest(ids: Map<string, unknown> | Set<string>): void {
  const [oldest] = ids.keys();
  if (ids.size > remembered && oldest !== undefined) ids.delete(oldest);
}
