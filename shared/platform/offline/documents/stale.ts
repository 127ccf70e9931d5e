import { clock } from '../../clock/clock.ts';
import { contactOf } from '../store/contact.ts';
import { inDatabase, part } from '../store/offline-database.ts';
import { isSwitchedOn } from '../switch.ts';

/** Documents open for so long after the person's last contact with the server (milliseconds). */
const open = 14 * 86_400_000;

/** When a person's device had contact with the server, as it is kept. */
export const contactFact = (login: string, at: number) => ({ key: `contact ${login}`, value: at });

/** Keys of everything under a login. */
const allOf = (login: string) => IDBKeyRange.bound([login], [login, []]);

/**
 * Drops the documents of people who have had no contact with the server for two weeks; all of them where
 * the region keeps none any more. Entries stay.
 *
 * @returns whether any were dropped
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
      // A clock that went ahead for a while does not keep anything for longer.
      const contact = Math.min(Math.max(Number(known?.value) || 0, contactOf(login)), now);
      part(facts.put(contactFact(login, contact)));
      if (isSwitchedOn() && now - contact <= open) continue;
      areDropped = true;
      part(documents.delete(allOf(login)));
      part(sets.delete(allOf(login)));
    }
    await transaction.done;
    return areDropped;
  });
