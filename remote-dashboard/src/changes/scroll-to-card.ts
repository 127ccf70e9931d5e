import { loadStates } from '@portal/platform/reports';

/** How long a card and the figures of all are waited for, and how long cards may then still grow, in milliseconds. */
const [patience, settling] = [10_000, 700];
/** How a card says that its figures are on their way. */
const coming = `[data-report][data-status="${loadStates.loading}"]`;
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Brings the card of a report into view once it is there, and holds it there while the cards above get
 * their height, unless the person goes elsewhere. The card takes the focus.
 */
export function scrollToCard(type: string): void {
  const last = performance.now() + patience;
  let over = last;
  let hasFocus = false;
  const stop = () => {
    over = 0;
    for (const event of interruptions) window.removeEventListener(event, stop);
  };
  for (const event of interruptions) window.addEventListener(event, stop, { passive: true });
  const step = () => {
    const now = performance.now();
    if (now > over) return stop();
    const card = document.querySelector<HTMLElement>(`[data-report="${type}"]`);
    if (card && !hasFocus) {
      hasFocus = true;
      card.tabIndex = -1;
      card.style.scrollMarginBlockStart = '5rem';
      card.focus({ preventScroll: true });
    }
    card?.scrollIntoView?.({ block: 'start', behavior: 'instant' });
    const isComing = !card || document.querySelector(coming);
    if (isComing) over = Math.min(last, now + patience);
    else if (over > now + settling) over = now + settling;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
}
