import { changeEntriesOf } from '../entries/change-entries.ts';
import { cancelWaiterTimeouts, isAwaitedElsewhere, tellOutcome } from '../entries/outcomes.ts';
import type { Entry, EntryFailure } from '../entry.ts';
import { correctionOf, replaceEntry } from './mend-refused.ts';

/**
 * Handles an entry refused by the server. If the user is waiting for it, they see the refusal and
 * the entry is discarded; otherwise its remote may correct it; otherwise it needs attention.
 */
export async function handleRefusal(entry: Entry, failure: EntryFailure): Promise<void> {
  const { id, user } = entry;
  if (cancelWaiterTimeouts(id)) {
    try {
      await changeEntriesOf(user, [id], () => null);
    } finally {
      tellOutcome(id, { kind: 'refused', failure });
    }
    return;
  }
  const next = isAwaitedElsewhere(id) ? null : await correctionOf(entry, failure);
  if (next) {
    await replaceEntry(user, id, next);
    return;
  }
  await changeEntriesOf(user, [id], (kept) => ({ ...kept, state: 'attention', failure }));
  tellOutcome(id, { kind: 'refused', failure });
}
