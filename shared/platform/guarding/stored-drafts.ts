/** A draft's place: whose it is, of which remote, and which form. It belongs to no session. */
export const draftKey = (login: string, owner: string, name: string): string =>
  `draft/${[login, owner, name].map(encodeURIComponent).join('/')}`;

/** A kept draft; null when there is none, or something that is no draft under its key. */
export function readDraft(key: string): { readonly value: unknown } | null {
  try {
    const kept = localStorage.getItem(key);
    return kept === null ? null : { value: JSON.parse(kept) };
  } catch {
    return null;
  }
}

/**
 * Keeps a draft, or drops it for null.
 *
 * @returns whether the browser did; it does not where its storage is full or switched off
 */
export function keepDraft(key: string, text: string | null): boolean {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
