import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { NewUpload, UploadedUnit, UploadStore } from './uploaded-unit.ts';

interface Uploads extends DBSchema {
  db_uploaded_units: { key: number; value: UploadedUnit };
}

/** Name, version, store and key follow the specification (shell, access and administration, §9). */
const name = 'tm_index_database';
const version = 1;
const store = 'db_uploaded_units';

const open = (): Promise<IDBPDatabase<Uploads>> =>
  openDB<Uploads>(name, version, {
    upgrade: (database) =>
      void database.createObjectStore(store, { keyPath: 'db_id', autoIncrement: true }),
  });

/**
 * The browser's database of uploaded units.
 *
 * @throws DOMException of code 11 if the browser cannot provide one
 */
export async function databaseStore(): Promise<UploadStore> {
  const database = await open();
  const write = async (work: (at: WritableStore) => void) => {
    const transaction = database.transaction(store, 'readwrite');
    work(transaction.store as unknown as WritableStore);
    await transaction.done;
  };
  return {
    add: (rows) => write((at) => rows.forEach((row) => void at.add(row))),
    put: (rows) => write((at) => rows.forEach((row) => void at.put(row))),
    remove: (rows) => write((at) => rows.forEach(({ db_id }) => void at.delete(db_id))),
    all: () => database.getAll(store),
  };
}

/** A store that assigns keys to new rows. */
interface WritableStore {
  readonly add: (row: NewUpload) => Promise<number>;
  readonly put: (row: UploadedUnit) => Promise<number>;
  readonly delete: (key: number) => Promise<void>;
}
