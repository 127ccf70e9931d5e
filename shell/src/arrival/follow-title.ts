import { headingInSight } from './heading-in-sight.ts';

/**
 * Keeps the document's title in step with the heading of the page in sight, whoever renders it and
 * however late: the heading and the product's name, or the name alone where there is no heading.
 *
 * @returns stops following; the product's name stays
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
