import { asNew, changeEntriesOf } from '../entries/change-entries.ts';
import { listedEntries, onEntries } from '../entries/entry-list.ts';
import type { Entry, EntryFailure } from '../entry.ts';
import { type MendedEntry, onSettlers, settlerOf } from './settle-refusals.ts';

/** Number of corrections after which a refused entry needs a person. */
const mostMends = 5;

/**
 * Number of corrections of each entry, by its position in the order, which survives a replacement.
 */
const mends = new Map<number, number>();
/** Entries that this page has already tried to correct. */
const seen = new Set<string>();

/** Returns the remote's correction of a refused entry, or null. */
export async function correctionOf(
  entry: Entry,
  failure: EntryFailure,
): Promise<MendedEntry | null> {
  const settle = settlerOf(entry.remote);
  const count = mends.get(entry.number) ?? 0;
  if (!settle || count >= mostMends) return null;
  seen.add(entry.id);
  try {
    const found = await settle(entry, failure);
    if (found) mends.set(entry.number, count + 1);
    return found?.next ?? null;
  } catch {
    return null;
  }
}

/** Replaces an entry that still exists by a corrected write. */
export const replaceEntry = (login: string, id: string, next: MendedEntry): Promise<void> =>
  changeEntriesOf(login, [id], ({ read: _, ...entry }) => ({ ...entry, ...next, ...asNew }));

/**
 * Tries, once per page, to correct entries that already need attention, as their remote may be
 * loaded later.
 */
export function startMending(): () => void {
  const look = () => {
    for (const entry of listedEntries()) {
      const { id, state, failure, remote } = entry;
      if (state !== 'attention' || !failure || failure.code === 'damaged') continue;
      if (seen.has(id) || !settlerOf(remote)) continue;
      seen.add(id);
      void mendKept(entry, failure);
    }
  };
  const stops = [onSettlers(look), onEntries(look)];
  look();
  return () => {
    for (const stop of stops) stop();
  };
}

async function mendKept(entry: Entry, failure: EntryFailure): Promise<void> {
  const next = await correctionOf(entry, failure);
  if (next) await replaceEntry(entry.user, entry.id, next).catch(() => {});
}
