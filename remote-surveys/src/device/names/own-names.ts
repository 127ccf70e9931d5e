/**
 * A row that was made on this device is named by the key of its write, in the place of an id: calls take
 * either, and so do addresses.
 */
export const idOf = (key: string): number => key as unknown as number;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a name is the key of a write, and not an id. */
export const isKey = (name: unknown): name is string => typeof name === 'string' && uuid.test(name);

/** A tire that a write of this device makes at a place: calls name none by a key. */
export const tireIdOf = (key: string, position: string): number => {
  const place = [...position].reduce((sum, sign) => sum * 37 + sign.charCodeAt(0), 0) % 10_000;
  return -(Number.parseInt(key.slice(0, 8), 16) * 10_000 + place + 1);
};

/** Whether the server does not know a tire yet. */
export const isOwnTire = (tireId: number): boolean => tireId < 0;

/** The id of a row as an address has it; NaN for what names none. */
export const idNamed = (name: string): number => (isKey(name) ? idOf(name) : Number(name));

/** Whether the server has not heard of a row, as far as its name says. */
export const isOwnRow = (id: number): boolean => typeof id !== 'number';

/** Whether a row came here with others in one write, and has no name until that is answered. */
export const isUnnamed = (id: number): boolean => isOwnRow(id) && !isKey(id);
