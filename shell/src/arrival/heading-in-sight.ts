/** The heading of the page in sight: one that is on its way, or on its way out, is hidden. */
export const headingInSight = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('h1')].find(
    (heading) => heading.closest('[hidden]') === null,
  );
