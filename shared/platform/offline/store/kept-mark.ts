import { dropLocally, keepLocally } from '../../session/local-store.ts';
import { keepsWork, keptMark } from '../keeps-work.ts';
import { inDatabase } from './offline-database.ts';

/** Says that this device keeps something. */
export const markKept = (): void => setMark(true);

/** Looks whether this device still keeps something. */
export async function readMark(): Promise<void> {
  try {
    setMark(
      await inDatabase(async (database) => {
        const [entries, sets] = [await database.count('entries'), await database.count('sets')];
        return entries + sets > 0;
      }),
    );
  } catch {
    // A database that cannot be read may hold some.
  }
}

function setMark(keeps: boolean): void {
  if (keepsWork() === keeps) return;
  if (keeps) keepLocally(keptMark, '1');
  else dropLocally(keptMark);
  // Other tabs hear of it from the browser.
  dispatchEvent(new StorageEvent('storage', { key: keptMark }));
}
