import { visibleHeading, visibleTarget } from './visible-heading.ts';

/** Milliseconds to wait for a heading. */
const patience = 5_000;

/**
 * Moves the focus to the heading of a page as soon as it has one, and to the next one if that is
 * replaced, as when the page's content arrives. An element marked `data-arrival`, such as the
 * chosen row of a list, gets the focus instead. Stops if the page, a dialog or the user has moved
 * the focus elsewhere meanwhile.
 *
 * @returns stops watching for the heading
 */
export function focusHeading(place: HTMLElement): () => void {
  const before = document.activeElement;
  let focused: HTMLElement | undefined;
  /** Returns whether there is nothing left to watch for. */
  const tryIt = (): boolean => {
    const active = document.activeElement;
    if (focused?.isConnected) return active !== focused;
    if ((active !== before && active !== document.body) || before?.closest('[role="dialog"]'))
      return true;
    focused = visibleTarget(place) ?? visibleHeading(place);
    if (!focused) return false;
    clearTimeout(timer);
    if (focused.tabIndex < 0) focused.tabIndex = -1;
    // Scrolling is handled separately from the focus.
    focused.focus({ preventScroll: true });
    return false;
  };
  const watching = new MutationObserver(() => tryIt() && stop());
  const stop = () => {
    watching.disconnect();
    clearTimeout(timer);
  };
  const timer = setTimeout(stop, patience);
  watching.observe(place, { childList: true, subtree: true });
  if (tryIt()) stop();
  return stop;
}
