/** `browser` stores until deleted; `tab` stores until the tab is closed. */
export type KeptIn = 'browser' | 'tab';

// A disabled storage throws on access.
const storageOf = (place: KeptIn) => (place === 'tab' ? sessionStorage : localStorage);

/**
 * Returns the value stored under a key; null if there is none. The content of a browser's storage
 * is unvalidated and may come from another version: check before use.
 *
 * @param key includes the login of its user
 */
export function readKept(place: KeptIn, key: string): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Stores a value, serializable as JSON; null deletes it.
 *
 * @returns whether it succeeded; false if the storage is full or disabled
 */
export function writeKept(place: KeptIn, key: string, value: unknown): boolean {
  try {
    if (value === null) storageOf(place).removeItem(key);
    else storageOf(place).setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}
