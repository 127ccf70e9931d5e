import { loadStates } from '@portal/platform/reports';

/** Maximum wait for a card and all figures, and then for cards to stop growing, in milliseconds. */
const [patience, settling] = [30_000, 700];
/** Selects cards whose figures are loading. */
const coming = `[data-report][data-status="${loadStates.loading}"]`;
const interruptions = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls to the card of a report once it exists, and keeps it in view while the cards above it
 * reach their height, until the user scrolls, clicks or types. The card receives the focus.
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
