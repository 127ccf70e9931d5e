/** The heading of the visible page; pages that are loading or leaving are hidden. */
export const headingInSight = (place: HTMLElement): HTMLElement | undefined =>
  [...place.querySelectorAll<HTMLElement>('h1')].find(
    (heading) => heading.closest('[hidden]') === null,
  );
