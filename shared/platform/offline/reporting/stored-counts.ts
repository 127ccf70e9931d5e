import { findSets } from '../documents/document-records.ts';
import { loadEntries } from '../entries/entry-list.ts';
import type { Entry } from '../entry.ts';
import { nextEntries } from '../sending/next-entries.ts';

/** How much this device stores for a user, as reported. */
export interface StoredCounts {
  readonly unsent: number;
  readonly attention: number;
  /** ISO; null for none. */
  readonly oldest_unsent_at: string | null;
  readonly units: number;
}

/** The counts and the data behind them. */
export interface StoredData {
  readonly counts: StoredCounts;
  readonly entries: readonly Entry[];
  readonly hasDocuments: boolean;
}

/** Counts what this device currently stores for a user. */
export async function storedDataOf(login: string): Promise<StoredData> {
  const entries = (await loadEntries()).filter(({ user }) => user === login);
  const sets = await findSets(login);
  const [oldest = null] = entries.map(({ writtenAt }) => writtenAt).sort();
  return {
    counts: {
      unsent: entries.length,
      attention: entries.filter(({ state }) => state === 'attention').length,
      oldest_unsent_at: oldest,
      units: sets.reduce((sum, { units }) => sum + units, 0),
    },
    entries,
    hasDocuments: sets.length > 0,
  };
}

export const isNothingStored = ({ entries, hasDocuments }: StoredData): boolean =>
  entries.length === 0 && !hasDocuments;

const now = { isSending: () => false, isHeldBack: () => false, limit: 1 };

/**
 * Returns whether any entry can still be sent: one that was neither refused nor waits for a refused
 * one.
 */
export const canSendSome = (entries: readonly Entry[]): boolean =>
  nextEntries(entries, now).length > 0;
