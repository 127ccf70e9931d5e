const inSight = (place: HTMLElement, what: string): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>(what)].find(
    (element) => element.closest('[hidden]') === null,
  );

/** The heading of the visible page; pages that are loading or leaving are hidden. */
export const headingInSight = (place: HTMLElement): HTMLElement | undefined => inSight(place, 'h1');

/** What the visible page has marked as that to which the person went, or its heading if it has one. */
export function markedInSight(place: HTMLElement): HTMLElement | undefined {
  const marked = inSight(place, '[data-arrival]');
  return marked?.querySelector<HTMLElement>('h2, h3, h4') ?? marked;
}
