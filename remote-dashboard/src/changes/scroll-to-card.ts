/** How long a card is waited for, and how long the cards above it may then still grow, in milliseconds. */
const [patience, settling] = [10_000, 1500];
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the card of a report into view once it is there, and holds it there while the cards above get
 * their height, unless the person goes elsewhere. The card takes the focus.
 */
export function scrollToCard(type: string): void {
  let over = performance.now() + patience;
  let found: HTMLElement | null = null;
  const stop = () => {
    over = 0;
    for (const event of interruptions) window.removeEventListener(event, stop);
  };
  for (const event of interruptions) window.addEventListener(event, stop, { passive: true });
  const step = () => {
    if (performance.now() > over) return stop();
    const card = document.querySelector<HTMLElement>(`[data-report="${type}"]`);
    if (card && card !== found) {
      found = card;
      over = performance.now() + settling;
      card.tabIndex = -1;
      card.style.scrollMarginBlockStart = '5rem';
      card.focus({ preventScroll: true });
    }
    card?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
