/** What could not be written: it then lasts as long as the page. Null is a key that was dropped. */
const memory = new Map<string, string | null>();

/** A text kept in this browser, or null. A storage that is switched off is only forgetful. */
export function readLocally(key: string): string | null {
  const held = memory.get(key);
  if (held !== undefined) return held;
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this browser; where the storage is full or switched off, in this page. */
export function keepLocally(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
    memory.delete(key);
  } catch {
    memory.set(key, text);
  }
}

/** Drops a text, so that it is gone even where the storage refuses to change. */
export function dropLocally(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    memory.set(key, null);
  }
}

/**
 * Tells of every change that another tab makes.
 *
 * @param changed gets the key, or null when everything was cleared
 * @returns stops telling
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
