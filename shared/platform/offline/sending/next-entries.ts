import type { Entry } from '../entry.ts';

interface Choice {
  /** Returns whether an entry is already being sent. */
  readonly isSending: (id: string) => boolean;
  /** Returns whether an entry is waiting after a failure. */
  readonly isHeldBack: (id: string) => boolean;
  /** Maximum number of entries to choose. */
  readonly limit: number;
}

/**
 * The blocker of an entry, worst last: none, entries that will be sent, entries sent last, entries
 * that need attention.
 */
const fates = { free: 0, queued: 1, last: 2, stuck: 3 } as const;
type Fate = (typeof fates)[keyof typeof fates];

/** Number of failures after which an entry no longer delays those sent last. */
const lostHope = 3;

/**
 * Chooses the entries to send next. None is sent before an earlier one that holds what it needs, or
 * that holds or needs what it holds; those marked as last wait for all others that can be sent
 * without them.
 *
 * @param entries all waiting entries, in the order they were written
 */
export function nextEntries(
  entries: readonly Entry[],
  { isSending, isHeldBack, limit }: Choice,
): Entry[] {
  const next: Entry[] = [];
  const last: Entry[] = [];
  let areOthersLeft = false;
  const holders = new Map<string, Fate>();
  const users = new Map<string, Fate>();
  for (const entry of entries) {
    if (next.length >= limit) return next;
    const obstacle = worst([
      ...entry.needs.map((name) => holders.get(name)),
      ...entry.holds.map((name) => users.get(name)),
    ]);
    const fate = fateOf(entry, obstacle);
    for (const name of entry.holds) note(holders, name, fate);
    for (const name of [...entry.holds, ...entry.needs]) note(users, name, fate);
    const isWaiting = !isSending(entry.id) && !isHeldBack(entry.id);
    const canGo = obstacle === undefined && entry.state !== 'attention' && isWaiting;
    if (fate === fates.last && canGo) last.push(entry);
    if (fate > fates.queued) continue;
    if (canGo) next.push(entry);
    areOthersLeft ||= !isHeldBack(entry.id) || entry.attempts < lostHope;
  }
  return areOthersLeft ? next : last.slice(0, limit);
}

function fateOf(entry: Entry, obstacle: Fate | undefined): Fate {
  if (entry.state === 'attention' || obstacle === fates.stuck) return fates.stuck;
  if (entry.isLast || obstacle === fates.last) return fates.last;
  return obstacle === undefined ? fates.free : fates.queued;
}

function note(names: Map<string, Fate>, name: string, fate: Fate): void {
  names.set(name, worst([names.get(name), fate]) ?? fate);
}

/** Returns the worst fate; undefined if there is none. */
function worst(each: readonly (Fate | undefined)[]): Fate | undefined {
  let found: Fate | undefined;
  for (const fate of each) if (fate !== undefined && fate > (found ?? -1)) found = fate;
  return found;
}
