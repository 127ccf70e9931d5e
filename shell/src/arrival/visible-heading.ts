const findVisible = (place: HTMLElement, what: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(what)].find(
    (element) => element.closest('[hidden]') === null,
  );

/** Returns the heading of the visible page; pages that are loading or leaving are hidden. */
export const visibleHeading = (place: HTMLElement): HTMLElement | undefined =>
  findVisible(place, 'h1');

/**
 * Returns the element that the visible page has marked as the user's target, or that element's
 * heading.
 */
export function visibleTarget(place: HTMLElement): HTMLElement | undefined {
  const marked = findVisible(place, '[data-arrival]');
  return marked?.querySelector<HTMLElement>('h2, h3, h4') ?? marked;
}
