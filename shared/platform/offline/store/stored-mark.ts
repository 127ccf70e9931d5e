import { dropLocally, writeLocally } from '../../session/local-store.ts';
import { keepsWork, storedMarkKey } from '../keeps-work.ts';
import { inDatabase } from './offline-database.ts';

/** Marks that this device stores something. */
export const markStored = (): void => setMark(true);

/** Updates the mark from the database. */
export async function updateStoredMark(): Promise<void> {
  try {
    setMark(
      await inDatabase(async (database) => {
        const [entries, sets] = [await database.count('entries'), await database.count('sets')];
        return entries + sets > 0;
      }),
    );
  } catch {
    // If the database cannot be read, it may still have content.
  }
}

function setMark(keeps: boolean): void {
  if (keepsWork() === keeps) return;
  if (keeps) writeLocally(storedMarkKey, '1');
  else dropLocally(storedMarkKey);
  // The browser notifies other tabs.
  dispatchEvent(new StorageEvent('storage', { key: storedMarkKey }));
}
