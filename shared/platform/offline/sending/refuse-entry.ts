import { changeEntriesOf } from '../entries/change-entries.ts';
import { holdWaiters, isAwaitedElsewhere, tellOutcome } from '../entries/outcomes.ts';
import type { Entry, EntryFailure } from '../entry.ts';
import { mended, replaceEntry } from './mend-refused.ts';

/**
 * Deals with an entry that the server does not take. A person who waits for it is told, and it is given
 * up; else its remote may mend it; else it needs attention.
 */
export async function refuseEntry(entry: Entry, failure: EntryFailure): Promise<void> {
  const { id, user } = entry;
  if (holdWaiters(id)) {
    try {
      await changeEntriesOf(user, [id], () => null);
    } finally {
      tellOutcome(id, { kind: 'refused', failure });
    }
    return;
  }
  const next = isAwaitedElsewhere(id) ? null : await mended(entry, failure);
  if (next) {
    await replaceEntry(user, id, next);
    return;
  }
  await changeEntriesOf(user, [id], (kept) => ({ ...kept, state: 'attention', failure }));
  tellOutcome(id, { kind: 'refused', failure });
}
