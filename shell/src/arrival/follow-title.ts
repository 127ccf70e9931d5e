import { visibleHeading } from './visible-heading.ts';

/**
 * Keeps the document title up to date: the heading of the visible page followed by the product
 * name, or the name alone without a heading. Headings may appear or change at any time.
 *
 * @returns stops updating the title and resets it to the product name
 */
export function followTitle(place: HTMLElement, product: string): () => void {
  const set = (title: string) => {
    if (document.title !== title) document.title = title;
  };
  const update = () => {
    const heading = visibleHeading(place)?.textContent.replace(/\s+/g, ' ').trim();
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
