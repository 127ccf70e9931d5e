/** Returns the tabs of a menu bar, in screen order. */
export const tabsIn = (bar: Element): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>('[data-tab]'),
];

/** Returns the links of a list, in screen order. */
export const entriesIn = (place: Element): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('[data-entry]'),
];

/** Returns the arrow keys that lead forward and back in the writing direction. */
export const arrowsOf = (element: Element) =>
  getComputedStyle(element).direction === 'rtl'
    ? { forward: 'ArrowLeft', back: 'ArrowRight' }
    : { forward: 'ArrowRight', back: 'ArrowLeft' };

/** Returns the item a number of steps away, wrapping around. */
export const itemAtStep = (items: readonly HTMLElement[], from: HTMLElement, steps: number) =>
  items.at((items.indexOf(from) + steps) % items.length);

/** Returns the next item after `from` whose text begins with a letter. */
export function itemByLetter(items: readonly HTMLElement[], from: HTMLElement, letter: string) {
  const next = items.indexOf(from) + 1;
  const begins = ({ textContent }: HTMLElement) =>
    textContent.trim().toLocaleLowerCase().startsWith(letter.toLocaleLowerCase());
  return [...items.slice(next), ...items.slice(0, next)].find(begins);
}

/** Whether a key types a letter, which jumps to an item. */
export const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyPress): boolean =>
  key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;

type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;
