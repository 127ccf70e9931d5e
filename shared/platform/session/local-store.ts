/** Values that could not be written; they last as long as the page. Null marks a deleted key. */
const memory = new Map<string, string | null>();

/** Returns a text stored in this browser, or null. A disabled storage counts as empty. */
export function readLocally(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in this browser, or only in this page if the storage is full or disabled. */
export function writeLocally(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Deletes a text; if the storage refuses, it is still hidden from this page. */
export function dropLocally(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    memory.set(key, null);
  }
}

/**
 * Listens to changes made by other tabs.
 *
 * @param changed receives the key, or null when everything was cleared
 * @returns a function that stops listening
 */
export function onOtherTabs(changed: (key: string | null) => void): () => void {
  const listener = ({ key, storageArea }: StorageEvent) => {
    if (storageArea !== null && storageArea !== safeStorage()) return;
    if (key === null) memory.clear();
    else memory.delete(key);
    changed(key);
  };
  addEventListener('storage', listener);
  return () => removeEventListener('storage', listener);
}

function safeStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
