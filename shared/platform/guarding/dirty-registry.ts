interface Mark {
  readonly owner: string;
  readonly isKept: () => boolean;
  readonly discard: () => void;
}

interface Keeping {
  /** Returns whether the browser has stored the current work for the next visit. */
  readonly isKept: () => boolean;
  /** Deletes the stored work. */
  readonly discard: () => void;
}

const notKept: Keeping = { isKept: () => false, discard: () => undefined };

const dirty = new Set<Mark>();

/** Returns whether anything on screen has unsaved work that leaving would lose. */
export const isAnythingDirty = (): boolean => dirty.size > 0;

/**
 * Returns the owners of the unsaved work: names of remotes, or `shell`. Their versions are not
 * replaced meanwhile.
 */
export const dirtyOwners = (): ReadonlySet<string> => new Set([...dirty].map(({ owner }) => owner));

/**
 * Marks unsaved work of a remote. While there is any, the browser asks before the page is closed,
 * unless all of it is stored for the next visit.
 *
 * @param keeping how the browser stores the work; by default it is not stored
 * @returns a function that removes the mark
 */
export function markDirty(owner: string, keeping: Keeping = notKept): () => void {
  const mark = { owner, ...keeping };
  if (dirty.size === 0) addEventListener('beforeunload', ask);
  dirty.add(mark);
  return () => {
    dirty.delete(mark);
    if (dirty.size === 0) removeEventListener('beforeunload', ask);
  };
}

/** Discards all unsaved work on screen, after the user has decided to leave without saving. */
export function discardWork(): void {
  for (const { discard } of dirty) discard();
}

function ask(event: BeforeUnloadEvent): void {
  if (![...dirty].every(({ isKept }) => isKept())) event.preventDefault();
}
