import { type Outcome, onTabs, tellTabs } from '../tabs/tab-channel.ts';

/** Maximum number of outcomes remembered, and of entries awaited by other tabs. */
const remembered = 200;

interface Waiter {
  readonly resolve: (outcome: Outcome | null) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

const known = new Map<string, Outcome>();
const waiters = new Map<string, Set<Waiter>>();
const awaitedElsewhere = new Set<string>();
let isStarted = false;

/** Starts to remember outcomes, and the entries that other tabs wait for. */
export function startRememberingOutcomes(): void {
  if (isStarted) return;
  isStarted = true;
  onTabs((message, isOwn) => {
    if (message.kind === 'awaited' && !isOwn) {
      awaitedElsewhere.add(message.id);
      forgetOldest(awaitedElsewhere);
    }
    // An outcome from before an entry was changed is obsolete.
    if (message.kind === 'entries') for (const id of message.ids) known.delete(id);
    if (message.kind !== 'ended') return;
    const { id, outcome } = message;
    known.set(id, outcome);
    forgetOldest(known);
    for (const { resolve } of waiters.get(id) ?? []) resolve(outcome);
  });
}

/** Returns whether another tab has waited for the outcome of an entry. */
export const isAwaitedElsewhere = (id: string): boolean => awaitedElsewhere.has(id);

/**
 * Cancels the timeouts of this tab's waiters for an entry, so that they wait until its outcome is
 * sent.
 *
 * @returns whether there are any
 */
export function cancelWaiterTimeouts(id: string): boolean {
  for (const { timer } of waiters.get(id) ?? []) clearTimeout(timer);
  return waiters.has(id);
}

/** Sends the outcome of an entry to all tabs. */
export const tellOutcome = (id: string, outcome: Outcome): void =>
  tellTabs({ kind: 'ended', id, outcome });

/**
 * Returns the outcome of an entry; null on timeout.
 *
 * @param within milliseconds
 */
export async function awaitOutcome(id: string, within: number): Promise<Outcome | null> {
  startRememberingOutcomes();
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
