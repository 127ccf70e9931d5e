/** The tabs of a menu bar, in the order on screen. */
export const tabsIn = (bar: Element): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('[data-tab]'),
];

/** The links of a list, in the order on screen. */
export const entriesIn = (place: Element): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('[data-entry]'),
];

/** The arrow that leads forward in the language's direction, and the one that leads back. */
export const arrowsOf = (element: Element) =>
  getComputedStyle(element).direction === 'rtl'
    ? { forward: 'ArrowLeft', back: 'ArrowRight' }
    : { forward: 'ArrowRight', back: 'ArrowLeft' };

/** The item a number of steps away, round and round. */
export const stepped = (items: readonly HTMLElement[], from: HTMLElement, steps: number) =>
  items.at((items.indexOf(from) + steps) % items.length);

/** The next item after `from` whose text begins with a letter. */
export function byLetter(items: readonly HTMLElement[], from: HTMLElement, letter: string) {
  const next = items.indexOf(from) + 1;
  const begins = ({ textContent }: HTMLElement) =>
    textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
  return [...items.slice(next), ...items.slice(0, next)].find(begins);
}

/** Whether a key writes a letter, by which one gets to an item. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
