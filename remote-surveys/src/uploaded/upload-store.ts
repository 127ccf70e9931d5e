import { databaseStore } from './database-store.ts';
import { localStore } from './local-store.ts';
import type { UploadedUnit, UploadStore } from './uploaded-unit.ts';

/** InvalidStateError, as the specification tells it by its number. */
const noDatabase = 11;

/** Where uploaded units wait: the database, or local storage where the browser cannot open it. */
export async function uploadStore(): Promise<UploadStore> {
  try {
    return await databaseStore();
  } catch (error) {
    if (error instanceof DOMException && error.code === noDatabase) return localStore;
    throw error;
  }
}

/** The rows that wait for a user in a yard, in the order of their file. */
export async function uploadedUnits(login: string, locationId: number): Promise<UploadedUnit[]> {
  const rows = await (await uploadStore()).all();
  return rows
    .filter((row) => row.login === login && row.location_id === locationId)
    .sort((one, other) => one.row - other.row);
}
