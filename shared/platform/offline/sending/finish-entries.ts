import { clock } from '../../clock/clock.ts';
import { noteEntries } from '../entries/entry-list.ts';
import { tellOutcome } from '../entries/outcomes.ts';
import type { Entry } from '../entry.ts';
import { jsonSize } from '../store/json-size.ts';
import { inDatabase, part } from '../store/offline-database.ts';
import { backoff } from './pace.ts';

/** An entry that the server has, and its answer. */
interface Finished {
  readonly entry: Entry;
  readonly answer: unknown;
}

/** In the order of their answers: what was sent later is never removed before what was sent first. */
let finished: Finished[] = [];
let isRemoving = false;

/** Whether the server has an entry that may still be in the list. */
export const isFinished = (id: string): boolean => finished.some(({ entry }) => entry.id === id);

/**
 * Removes an entry that the server has, and puts its answer in the place of the document that it
 * changes: both or neither. What comes together is removed together. A database that does not take it is
 * asked again; this page sends the entry no more.
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
    noteEntries(
      [],
      taken.map(({ entry }) => entry.id),
    );
    for (const { entry, answer } of taken) tellOutcome(entry.id, { kind: 'answered', answer });
  }
  isRemoving = false;
}

/** An entry that is gone by then leaves the document as it is. */
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
      part(entries.delete(id));
      const kept = document === undefined ? undefined : await documents.get([user, document]);
      if (kept) part(documents.put({ ...kept, value: answer, at, size: jsonSize(answer) }));
    }
    await transaction.done;
  });
