/** The query parameter that names the item open beside a list. */
export const openedKey = 'open';

const held = new Set<symbol>();

/**
 * Marks unsaved work on the item open beside a list.
 *
 * @returns a function that removes the mark
 */
export function markOpenItemDirty(): () => void {
  const mark = Symbol('work');
  held.add(mark);
  return () => held.delete(mark);
}

/**
 * Returns whether going from one query string of a page to another closes an item with unsaved
 * work.
 */
export const closesDirtyItem = (from: string, to: string): boolean =>
  held.size > 0 && openedIn(from) !== openedIn(to);

const openedIn = (search: string) => new URLSearchParams(search).get(openedKey);
