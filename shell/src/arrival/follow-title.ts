import { headingInSight } from './heading-in-sight.ts';

/**
 * Keeps the document's title up to date: the heading of the visible page followed by the product's name, or the
 * name alone when there is no heading. Headings may arrive or change at any time.
 *
 * @returns stops updating the title and leaves the product's name
 */
export function followTitle(place: HTMLElement, product: string): () => void {
  const set = (title: string) => {
    if (document.title !== title) document.title = title;
  };
  const update = () => {
    const heading = headingInSight(place)?.textContent.replace(/\s+/g, ' ').trim();
    set(heading ? `${heading} – ${product}` : product);
  };
  const watching = new MutationObserver(update);
  watching.observe(place, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['hidden'],
  });
  update();
  return () => {
    watching.disconnect();
    set(product);
  };
}
