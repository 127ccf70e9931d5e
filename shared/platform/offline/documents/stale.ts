import { clock } from '../../clock/clock.ts';
import { contactOf } from '../store/contact.ts';
import { ignoreFailure, inDatabase } from '../store/offline-database.ts';
import { isOfflineStorageOn } from '../switch.ts';

/**
 * Milliseconds after the user's last contact with the server during which documents can be opened.
 */
const open = 14 * 86_400_000;

/** Returns the stored record of a user's last contact with the server. */
export const contactFact = (login: string, at: number) => ({ key: `contact ${login}`, value: at });

/** Returns the range of all keys of a login. */
const allOf = (login: string) => IDBKeyRange.bound([login], [login, []]);

/**
 * Deletes the documents of users without contact with the server for two weeks, or all documents if
 * offline storage is off in the region. Entries remain.
 *
 * @returns whether any were deleted
 */
export const dropStale = (): Promise<boolean> =>
  inDatabase(async (database) => {
    const transaction = database.transaction(['documents', 'sets', 'facts'], 'readwrite');
    const [documents, sets, facts] = [
      transaction.objectStore('documents'),
      transaction.objectStore('sets'),
      transaction.objectStore('facts'),
    ];
    const now = clock.now().getTime();
    const logins = new Set((await sets.getAllKeys()).map(([login]) => login));
    let areDropped = false;
    for (const login of logins) {
      const known = await facts.get(contactFact(login, 0).key);
      // A contact in the future, from a clock that was temporarily ahead, must not extend the
      // storage time.
      const contact = Math.min(Math.max(Number(known?.value) || 0, contactOf(login)), now);
      ignoreFailure(facts.put(contactFact(login, contact)));
      if (isOfflineStorageOn() && now - contact <= open) continue;
      areDropped = true;
      ignoreFailure(documents.delete(allOf(login)));
      ignoreFailure(sets.delete(allOf(login)));
    }
    await transaction.done;
    return areDropped;
  });
