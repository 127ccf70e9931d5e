/**
 * A row created on this device goes by the key of its write in place of an id: calls and addresses
 * accept either.
 */
export const keyAsId = (key: string): number => key as unknown as number;

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a name is the key of a write rather than an id. */
export const isKey = (name: unknown): name is string => typeof name === 'string' && uuid.test(name);

/**
 * Temporary id of a tire mounted by a write of this device: negative, because calls do not accept
 * keys for tires.
 */
export const tireIdOf = (key: string, position: string): number => {
  const place = [...position].reduce((sum, sign) => sum * 37 + sign.charCodeAt(0), 0) % 10_000;
  return -(Number.parseInt(key.slice(0, 8), 16) * 10_000 + place + 1);
};

/** Whether a tire is not known to the server yet. */
export const isLocalTire = (tireId: number): boolean => tireId < 0;

/** The id of a row in an address; NaN if it is invalid. */
export const idFromName = (name: string): number => (isKey(name) ? keyAsId(name) : Number(name));

/** Whether a row has no server id yet, judging by its name. */
export const isLocalRow = (id: number): boolean => typeof id !== 'number';

/** Whether a row was added with others in one write, and has no name until that is answered. */
export const isUnnamed = (id: number): boolean => isLocalRow(id) && !isKey(id);
