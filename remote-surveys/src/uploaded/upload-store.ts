import { databaseStore } from './database-store.ts';
import { localStore } from './local-store.ts';
import type { UploadedUnit, UploadStore } from './uploaded-unit.ts';

/** Code of InvalidStateError, which the specification gives as a number. */
const noDatabase = 11;

/** The store of uploaded units: the database, or local storage if the browser cannot open it. */
export async function uploadStore(): Promise<UploadStore> {
  try {
    return await databaseStore();
  } catch (error) {
    if (error instanceof DOMException && error.code === noDatabase) return localStore;
    throw error;
  }
}

/** A user's waiting rows for a location, in file order. */
export async function uploadedUnits(login: string, locationId: number): Promise<UploadedUnit[]> {
  const rows = await (await uploadStore()).all();
  return rows
    .filter((row) => row.login === login && row.location_id === locationId)
    .sort((one, other) => one.row - other.row);
}
