import { headingInSight, markedInSight } from './heading-in-sight.ts';

/** A heading that is not there by then is not waited for (milliseconds). */
const patience = 5_000;

/**
 * Moves the focus to the heading of a page, as soon as the page has one, and to the next one when that
 * goes, as it does once what the page is about has come. What the page has marked with `data-arrival` gets
 * it instead, such as the chosen row of a list beside what was chosen. Not when the page, a dialog or the person has
 * taken it elsewhere meanwhile.
 *
 * @returns stops looking after the heading
 */
export function focusHeading(place: HTMLElement): () => void {
  const before = document.activeElement;
  let focused: HTMLElement | undefined;
  /** Whether there is nothing left to look after. */
  const tryIt = (): boolean => {
    const active = document.activeElement;
    if (focused?.isConnected) return active !== focused;
    if ((active !== before && active !== document.body) || before?.closest('[role="dialog"]'))
      return true;
    focused = markedInSight(place) ?? headingInSight(place);
    if (!focused) return false;
    clearTimeout(timer);
    if (focused.tabIndex < 0) focused.tabIndex = -1;
    // Where the page stands is another matter than where the focus is.
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
