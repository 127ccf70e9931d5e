const dirty = new Set<symbol>();

/** Whether anything on screen holds work that leaving would lose. */
export const isAnythingDirty = (): boolean => dirty.size > 0;

/**
 * Marks unsaved work. While there is any, the browser asks before the page is closed.
 *
 * @returns takes the mark away
 */
export function markDirty(): () => void {
  const mark = Symbol('unsaved');
  if (dirty.size === 0) addEventListener('beforeunload', ask);
  dirty.add(mark);
  return () => {
    dirty.delete(mark);
    if (dirty.size === 0) removeEventListener('beforeunload', ask);
  };
}

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}
