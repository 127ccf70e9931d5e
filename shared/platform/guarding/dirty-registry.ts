interface Mark {
  readonly owner: string;
  readonly isKept: () => boolean;
  readonly discard: () => void;
}

interface Keeping {
  /** Whether the browser keeps the work as it stands for the next visit. */
  readonly isKept: () => boolean;
  /** Takes away what is kept. */
  readonly discard: () => void;
}

const notKept: Keeping = { isKept: () => false, discard: () => undefined };

const dirty = new Set<Mark>();

/** Whether anything on screen holds work that leaving would lose. */
export const isAnythingDirty = (): boolean => dirty.size > 0;

/** Whose work it is: names of remotes, or `shell`. Their versions stay in place meanwhile. */
export const dirtyOwners = (): ReadonlySet<string> => new Set([...dirty].map(({ owner }) => owner));

/**
 * Marks unsaved work of a remote. While there is any, the browser asks before the page is closed,
 * unless all of it is kept for the next visit.
 *
 * @param keeping how the browser keeps the work; it keeps nothing unless given
 * @returns takes the mark away
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

/** Gives up all unsaved work on screen: somebody decided to leave without it. */
export function discardWork(): void {
  for (const { discard } of dirty) discard();
}

function ask(event: BeforeUnloadEvent): void {
  if (![...dirty].every(({ isKept }) => isKept())) event.preventDefault();
}
