import { changeEntriesOf } from '../entries/change-entries.ts';
import type { Entry } from '../entry.ts';
import { noteContact } from '../store/contact.ts';
import { finishEntry } from './finish-entries.ts';
import { handleRefusal } from './handle-refusal.ts';
import type { Pace } from './pace.ts';
import type { SendResult } from './send-entry.ts';

/**
 * Handles the result of sending an entry.
 *
 * @throws DOMException when the database fails
 */
export async function handleSendResult(
  entry: Entry,
  sent: Exclude<SendResult, { kind: 'no_session' }>,
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
      await handleRefusal(entry, sent.failure);
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
