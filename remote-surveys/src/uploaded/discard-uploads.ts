import { readSending, writeSending } from './import-sending.ts';
import { localStore } from './local-store.ts';
import { uploadStore } from './upload-store.ts';
import type { UploadedUnit } from './uploaded-unit.ts';

/** Forgets rows that wait, also where local storage has kept them while the browser had no database to give. */
export async function discardUploads(rows: readonly UploadedUnit[]): Promise<void> {
  const store = await uploadStore();
  await store.remove(rows);
  if (store !== localStore) {
    const discarded = new Set(rows.map(nameOf));
    const kept = await localStore.all();
    await localStore.remove(kept.filter((row) => discarded.has(nameOf(row))));
  }
  // What was on its way with one of them is not sent again as it was. They are all of one yard.
  const [first] = rows;
  if (!first) return;
  const { login, location_id } = first;
  const sent = new Set(readSending(login, location_id)?.ids);
  if (rows.some(({ db_id }) => sent.has(db_id))) writeSending(login, location_id, null);
}

/** By what a row is known in either place. */
const nameOf = ({ login, location_id, unit_number }: UploadedUnit) =>
  JSON.stringify([login, location_id, unit_number]);
