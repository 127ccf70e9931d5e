import { clock } from '../../clock/clock.ts';
import { publishEntryChanges } from '../entries/entry-list.ts';
import { tellOutcome } from '../entries/outcomes.ts';
import type { Entry } from '../entry.ts';
import { jsonSize } from '../store/json-size.ts';
import { ignoreFailure, inDatabase } from '../store/offline-database.ts';
import { backoff } from './pace.ts';

/** An entry saved on the server, and the response. */
interface Finished {
  readonly entry: Entry;
  readonly answer: unknown;
}

/** In the order of the responses: an entry sent later is never removed before one sent earlier. */
let finished: Finished[] = [];
let isRemoving = false;

/** Returns whether the server has an entry that may still be in the list. */
export const isFinished = (id: string): boolean => finished.some(({ entry }) => entry.id === id);

/**
 * Removes a saved entry and replaces the document it changes by the response, in one transaction.
 * Entries that finish together are removed together. If the database fails, the removal is retried;
 * this page does not send the entry again.
 */
export function finishEntry(entry: Entry, answer: unknown): void {
  finished.push({ entry, answer });
  if (!isRemoving) void removeAll();
}

async function removeAll(): Promise<void> {
  isRemoving = true;
  for (let failures = 0; finished.length > 0; ) {
    const taken = [...finished];
    try {
      await remove(taken);
    } catch {
      failures += 1;
      await new Promise((resolve) => setTimeout(resolve, backoff(failures)));
      continue;
    }
    finished = finished.slice(taken.length);
    publishEntryChanges(
      [],
      taken.map(({ entry }) => entry.id),
    );
    for (const { entry, answer } of taken) tellOutcome(entry.id, { kind: 'answered', answer });
  }
  isRemoving = false;
}

/** An entry that has already been removed leaves the document unchanged. */
const remove = (taken: readonly Finished[]): Promise<void> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(['entries', 'documents'], 'readwrite');
    const [entries, documents] = [
      transaction.objectStore('entries'),
      transaction.objectStore('documents'),
    ];
    const at = clock.now().toISOString();
    for (const { entry, answer } of taken) {
      const { id, user, document } = entry;
      if ((await entries.getKey(id)) === undefined) continue;
      ignoreFailure(entries.delete(id));
      const kept = document === undefined ? undefined : await documents.get([user, document]);
      if (kept)
        ignoreFailure(documents.put({ ...kept, value: answer, at, size: jsonSize(answer) }));
    }
    await transaction.done;
  });
