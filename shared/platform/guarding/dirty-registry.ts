interface Mark {
  readonly owner: string;
  readonly isKept: () => boolean;
}

const dirty = new Set<Mark>();

/** Whether anything on screen holds work that leaving would lose. */
export const isAnythingDirty = (): boolean => dirty.size > 0;

/** Whose work it is: names of remotes, or `shell`. Their versions stay in place meanwhile. */
export const dirtyOwners = (): ReadonlySet<string> => new Set([...dirty].map(({ owner }) => owner));

/**
 * Marks unsaved work of a remote. While there is any, the browser asks before the page is closed,
 * unless all of it is kept for the next visit.
 *
 * @param isKept whether the browser keeps the work as it stands; nothing is kept unless given
 * @returns takes the mark away
 */
export function markDirty(owner: string, isKept: () => boolean = () => false): () => void {
  const mark = { owner, isKept };
  if (dirty.size === 0) addEventListener('beforeunload', ask);
  dirty.add(mark);
  return () => {
    dirty.delete(mark);
    if (dirty.size === 0) removeEventListener('beforeunload', ask);
  };
}

function ask(event: BeforeUnloadEvent): void {
  if (![...dirty].every(({ isKept }) => isKept())) event.preventDefault();
}
