import { clock } from '../../clock/clock.ts';
import type { Entry } from '../entry.ts';
import { jsonSize } from '../store/json-size.ts';
import { inDatabase, part } from '../store/offline-database.ts';

/**
 * Removes an entry that the server has, and puts its answer in the place of the document that it
 * changes: both or neither. An entry that is gone by then leaves the document as it is.
 */
export const finishEntry = ({ id, user, document }: Entry, answer: unknown): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(['entries', 'documents'], 'readwrite');
    const [entries, documents] = [
      transaction.objectStore('entries'),
      transaction.objectStore('documents'),
    ];
    if ((await entries.getKey(id)) !== undefined) {
      part(entries.delete(id));
      const kept = document === undefined ? undefined : await documents.get([user, document]);
      const at = clock.now().toISOString();
      if (kept) part(documents.put({ ...kept, value: answer, at, size: jsonSize(answer) }));
    }
    await transaction.done;
  });
