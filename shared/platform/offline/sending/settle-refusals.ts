import type { Entry, EntryFailure, NewEntry } from '../entry.ts';

/** A write that replaces a refused one. */
export type MendedEntry = Pick<NewEntry, 'id' | 'options' | 'read'>;

/**
 * Corrects a refused write if no decision by a person is needed.
 *
 * @returns the write to send instead, or null if a person has to decide
 */
export type SettleRefusal = (
  entry: Entry,
  failure: EntryFailure,
) => Promise<{ readonly next: MendedEntry } | null>;

const settlers = new Map<string, SettleRefusal>();
const listeners = new Set<() => void>();

/**
 * Registers a remote's handler, which tries to correct refused entries before they need attention,
 * and those that already do.
 *
 * @returns a function that unregisters it
 */
export function settleRefusals(remote: string, settle: SettleRefusal): () => void {
  settlers.set(remote, settle);
  for (const listener of [...listeners]) listener();
  return () => {
    if (settlers.get(remote) === settle) settlers.delete(remote);
  };
}

/** Returns the handler for the refused entries of a remote, if one is registered. */
export const settlerOf = (remote: string): SettleRefusal | undefined => settlers.get(remote);

/** Listens for newly registered handlers. */
export function onSettlers(added: () => void): () => void {
  listeners.add(added);
  return () => void listeners.delete(added);
}
