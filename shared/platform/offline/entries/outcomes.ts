import type { EntryFailure } from '../entry.ts';
import { type Outcome, onTabs, tellTabs } from '../tabs/tab-channel.ts';

/** So many outcomes are remembered for somebody who asks late. */
const remembered = 100;

const known = new Map<string, Outcome>();
const waiting = new Map<string, Set<(outcome: Outcome) => void>>();
let isStarted = false;

/** Whether somebody in this tab waits for the outcome of an entry. */
export const isAwaited = (id: string): boolean => waiting.has(id);

/** Tells how an entry ended. */
export const tellOutcome = (id: string, outcome: Outcome): void =>
  tellTabs({ kind: 'ended', id, outcome });

/** Remembers outcomes from now on. */
export function startOutcomes(): void {
  if (isStarted) return;
  isStarted = true;
  onTabs((message) => {
    if (message.kind !== 'ended') return;
    const { id, outcome } = message;
    known.set(id, outcome);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    for (const resolve of waiting.get(id) ?? []) resolve(outcome);
  });
}

/**
 * The outcome of an entry; null where it does not come in time.
 *
 * @param within milliseconds
 */
export async function outcomeOf(id: string, within: number): Promise<Outcome | null> {
  startOutcomes();
  const outcome = known.get(id);
  if (outcome) return outcome;
  if (within <= 0) return null;
  tellTabs({ kind: 'awaited', id });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const waiters = waiting.get(id) ?? new Set();
  waiting.set(id, waiters);
  let resolve: (outcome: Outcome | null) => void = () => {};
  const came = new Promise<Outcome | null>((resolved) => {
    resolve = resolved;
    waiters.add(resolve);
    timer = setTimeout(() => resolve(null), within);
  });
  try {
    return await came;
  } finally {
    clearTimeout(timer);
    waiters.delete(resolve);
    if (waiters.size === 0) waiting.delete(id);
  }
}

/** The failure of an entry as others tell it. */
export const failureFields = ({ status, code, path, details }: EntryFailure): EntryFailure => ({
  status,
  code,
  path,
  details,
});
