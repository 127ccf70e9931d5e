import { asNew, changeEntriesOf } from '../entries/change-entries.ts';
import { listedEntries, onEntries } from '../entries/entry-list.ts';
import type { Entry, EntryFailure } from '../entry.ts';
import { type MendedEntry, onSettlers, settlerOf } from './settle-refusals.ts';

/** An entry that is refused so often in a row needs a person. */
const mostMends = 5;

/** How often entries were mended, by their place in the order: that stays when they are replaced. */
const mends = new Map<number, number>();
/** Entries that this page has had looked at. */
const seen = new Set<string>();

/** What its remote sends instead of a refused entry, if it knows something. */
export async function mended(entry: Entry, failure: EntryFailure): Promise<MendedEntry | null> {
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

/** Puts a mended write in the place of one that is still there. */
export const replaceEntry = (login: string, id: string, next: MendedEntry): Promise<void> =>
  changeEntriesOf(login, [id], ({ read: _, ...entry }) => ({ ...entry, ...next, ...asNew }));

/** Has entries looked at that need attention already, once in this page: their remote came later. */
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
  const next = await mended(entry, failure);
  if (next) await replaceEntry(entry.user, entry.id, next).catch(() => {});
}
