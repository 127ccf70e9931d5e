const dirty = new Map<symbol, string>();

/** Whether anything on screen holds work that leaving would lose. */
export const isAnythingDirty = (): boolean => dirty.size > 0;

/** Whose work it is: names of remotes, or `shell`. Their versions stay in place meanwhile. */
export const dirtyOwners = (): ReadonlySet<string> => new Set(dirty.values());

/**
 * Marks unsaved work of a remote. While there is any, the browser asks before the page is closed.
 *
 * @returns takes the mark away
 */
export function markDirty(owner: string): () => void {
  const mark = Symbol('unsaved');
  if (dirty.size === 0) addEventListener('beforeunload', ask);
  dirty.set(mark, owner);
  return () => {
    dirty.delete(mark);
    if (dirty.size === 0) removeEventListener('beforeunload', ask);
  };
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
