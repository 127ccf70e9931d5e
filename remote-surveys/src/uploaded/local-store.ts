import type { UploadedUnit, UploadStore } from './uploaded-unit.ts';

const prefix = 'db_uploaded_units/';
const keyOf = ({ unit_number }: Pick<UploadedUnit, 'unit_number'>) => prefix + unit_number;

/**
 * Local storage as a fallback for the database: keyed by unit number, so that a number waits only
 * once.
 */
export const localStore: UploadStore = {
  add: async (rows) => {
    const last = Math.max(0, ...kept().map(({ db_id }) => db_id));
    for (const [index, row] of rows.entries()) write({ ...row, db_id: last + index + 1 });
  },
  put: async (rows) => {
    const changed = new Set(rows.map(({ db_id }) => db_id));
    for (const other of kept()) if (changed.has(other.db_id)) localStorage.removeItem(keyOf(other));
    for (const row of rows) write(row);
  },
  remove: async (rows) => {
    for (const row of rows) localStorage.removeItem(keyOf(row));
  },
  all: async () => kept(),
};

const write = (row: UploadedUnit) => localStorage.setItem(keyOf(row), JSON.stringify(row));

function kept(): UploadedUnit[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => {
      try {
        return [JSON.parse(localStorage.getItem(key) ?? '')];
      } catch {
        return [];
      }
    })
    .sort((one, other) => one.db_id - other.db_id);
}
