import { readSending, writeSending } from './import-sending.ts';
import { localStore } from './local-store.ts';
import { uploadStore } from './upload-store.ts';
import type { UploadedUnit } from './uploaded-unit.ts';

/**
 * Deletes waiting rows, including those stored in local storage while the browser had no database.
 */
export async function discardUploads(rows: readonly UploadedUnit[]): Promise<void> {
  const store = await uploadStore();
  await store.remove(rows);
  if (store !== localStore) {
    const discarded = new Set(rows.map(nameOf));
    const kept = await localStore.all();
    await localStore.remove(kept.filter((row) => discarded.has(nameOf(row))));
  }
  // A pending request with one of the rows is not repeated. All rows belong to one location.
  const [first] = rows;
  if (!first) return;
  const { login, location_id } = first;
  const sent = new Set(readSending(login, location_id)?.ids);
  if (rows.some(({ db_id }) => sent.has(db_id))) writeSending(login, location_id, null);
}

/** Identifies a row in either store. */
const nameOf = ({ login, location_id, unit_number }: UploadedUnit) =>
  JSON.stringify([login, location_id, unit_number]);
