import { changeEntriesOf } from '../entries/change-entries.ts';
import type { Entry } from '../entry.ts';
import { noteContact } from '../store/contact.ts';
import { finishEntry } from './finish-entries.ts';
import type { Pace } from './pace.ts';
import { refuseEntry } from './refuse-entry.ts';
import type { Sent } from './send-entry.ts';

/**
 * Does what follows from sending an entry.
 *
 * @throws DOMException where the database does not take it
 */
export async function dealWith(
  entry: Entry,
  sent: Exclude<Sent, { kind: 'no_session' }>,
  pace: Pace,
): Promise<void> {
  switch (sent.kind) {
    case 'answered':
      noteContact();
      pace.answered();
      finishEntry(entry, sent.answer);
      return;
    case 'refused':
      pace.answered();
      await refuseEntry(entry, sent.failure);
      return;
    case 'busy':
      pace.asked(sent.pause);
      return;
    case 'away': {
      const attempts = entry.attempts + 1;
      pace.failed(entry.id, attempts);
      await changeEntriesOf(entry.user, [entry.id], (kept) => ({ ...kept, attempts }));
    }
  }
}
