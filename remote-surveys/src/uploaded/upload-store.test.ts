import { readUndo, writeUndo } from './import-undo.ts';
import { localStore } from './local-store.ts';
import { uploadedUnits, uploadStore } from './upload-store.ts';
import type { NewUpload } from './uploaded-unit.ts';

const upload = (unit_number: string, row: number): NewUpload => ({
  unit_number,
  row,
  login: 'a',
  location_id: 1,
  values: { unit_number },
  faults: [],
  existing: null,
});
const brokenWith = (error: Error) =>
  Object.defineProperty(globalThis, 'indexedDB', {
    configurable: true,
    value: {
      open: () => {
        throw error;
      },
    },
  });

beforeEach(() => localStorage.clear());
afterEach(() => Reflect.deleteProperty(globalThis, 'indexedDB'));

it('takes local storage, by the number, where the browser has no database to give', async () => {
  brokenWith(new DOMException('', 'InvalidStateError'));
  const store = await uploadStore();
  expect(store).toBe(localStore);
  await store.add([upload('A2', 2), upload('A1', 1)]);
  await store.add([{ ...upload('A1', 1), values: { unit_number: 'A1', model: 'B' } }]);
  const rows = await uploadedUnits('a', 1);
  expect(rows.map(({ values }) => values)).toEqual([
    { unit_number: 'A1', model: 'B' },
    { unit_number: 'A2' },
  ]);
  expect(await uploadedUnits('b', 1)).toEqual([]);
  expect(await uploadedUnits('a', 2)).toEqual([]);
  const [first] = rows;
  if (first) await store.put([{ ...first, unit_number: 'A3' }]);
  expect((await store.all()).map(({ unit_number }) => unit_number).sort()).toEqual(['A2', 'A3']);
  await store.remove(await store.all());
  expect(localStorage).toHaveLength(0);
});

it('hides no other failure', async () => {
  brokenWith(new DOMException('', 'SecurityError'));
  await expect(uploadStore()).rejects.toThrow(DOMException);
});

it('an import can be taken back for a day', () => {
  const undo = { keys: ['k'], at: '2026-03-04T12:00:00.000Z' };
  writeUndo('a', 1, undo);
  expect(readUndo('a', 1, new Date('2026-03-05T11:59:00.000Z'))).toEqual(undo);
  expect(readUndo('a', 1, new Date('2026-03-05T12:00:00.000Z'))).toBeNull();
  expect(readUndo('a', 2, new Date(undo.at))).toBeNull();
  writeUndo('a', 1, null);
  expect(readUndo('a', 1, new Date(undo.at))).toBeNull();
});
