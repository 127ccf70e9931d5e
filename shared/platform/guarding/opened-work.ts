/** The key of an address that names what is open beside a list. */
export const openedKey = 'open';

const held = new Set<symbol>();

/**
 * Marks unsaved work on what is open beside a list.
 *
 * @returns takes the mark away
 */
export function holdOpened(): () => void {
  const mark = Symbol('work');
  held.add(mark);
  return () => held.delete(mark);
}

/** Whether going from one address of a page to another closes what holds unsaved work. */
export const closesWork = (from: string, to: string): boolean =>
  held.size > 0 && openedIn(from) !== openedIn(to);

const openedIn = (search: string) => new URLSearchParams(search).get(openedKey);
