import { findSets } from '../documents/document-records.ts';
import { loadedEntries } from '../entries/entry-list.ts';
import type { Entry } from '../entry.ts';
import { nextEntries } from '../sending/next-entries.ts';

/** How much this device keeps for a person, as it is reported. */
export interface KeptCounts {
  readonly unsent: number;
  readonly attention: number;
  /** ISO; null for none. */
  readonly oldest_unsent_at: string | null;
  readonly units: number;
}

/** What was counted. */
export interface Kept {
  readonly counts: KeptCounts;
  readonly entries: readonly Entry[];
  readonly hasDocuments: boolean;
}

/** What this device keeps for a person now. */
export async function keptOf(login: string): Promise<Kept> {
  const entries = (await loadedEntries()).filter(({ user }) => user === login);
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

export const isNothing = ({ entries, hasDocuments }: Kept): boolean =>
  entries.length === 0 && !hasDocuments;

const now = { isSending: () => false, isHeldBack: () => false, limit: 1 };

/** Whether any of them can still be sent: none that was refused, or that waits for one. */
export const canSendSome = (entries: readonly Entry[]): boolean =>
  nextEntries(entries, now).length > 0;
