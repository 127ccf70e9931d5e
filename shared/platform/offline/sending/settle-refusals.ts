import type { Entry, EntryFailure, NewEntry } from '../entry.ts';

/** A write that goes in the place of one that was refused. */
export type MendedEntry = Pick<NewEntry, 'id' | 'options' | 'read'>;

/**
 * Mends what the server refused, where that takes nobody's decision.
 *
 * @returns what is sent instead, or null where a person has to look at it
 */
export type SettleRefusal = (
  entry: Entry,
  failure: EntryFailure,
) => Promise<{ readonly next: MendedEntry } | null>;

const settlers = new Map<string, SettleRefusal>();
const listeners = new Set<() => void>();

/**
 * Has refused entries of a remote looked at before they need attention, and those that need it already.
 *
 * @returns takes it back
 */
export function settleRefusals(remote: string, settle: SettleRefusal): () => void {
  settlers.set(remote, settle);
  for (const listener of [...listeners]) listener();
  return () => {
    if (settlers.get(remote) === settle) settlers.delete(remote);
  };
}

/** What mends the refused entries of a remote, if it has said so. */
export const settlerOf = (remote: string): SettleRefusal | undefined => settlers.get(remote);

/** Hears of remotes that mend theirs from now on. */
export function onSettlers(added: () => void): () => void {
  listeners.add(added);
  return () => void listeners.delete(added);
}
