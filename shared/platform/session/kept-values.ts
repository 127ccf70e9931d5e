/** In all of the browser until it is dropped, or in one tab for as long as the tab lives. */
export type KeptIn = 'browser' | 'tab';

// A storage that is switched off throws as soon as it is asked for.
const storageOf = (place: KeptIn) => (place === 'tab' ? sessionStorage : localStorage);

/**
 * A value that was kept under a key; null where there is none. Anything may stand in a browser's storage,
 * written by other versions too: look at it before using it.
 *
 * @param key with the login of the person it belongs to
 */
export function readKept(place: KeptIn, key: string): unknown {
  try {
    return JSON.parse(storageOf(place).getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/**
 * Keeps a value, as JSON can hold it, or drops it for null.
 *
 * @returns whether the browser did; it does not where its storage is full or switched off
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
