/** A heading that is not there by then is not waited for (milliseconds). */
const patience = 5_000;

/**
 * Moves the focus to the heading of a page, as soon as the page has one. Not when the page, a
 * dialog or the person has taken it elsewhere meanwhile.
 *
 * @returns stops waiting for the heading
 */
export function focusHeading(place: HTMLElement): () => void {
  const before = document.activeElement;
  const tryIt = (): boolean => {
    const isElsewhere =
      document.activeElement !== before && document.activeElement !== document.body;
    if (isElsewhere || before?.closest('[role="dialog"]')) return true;
    const heading = [...place.querySelectorAll<HTMLElement>('h1')].find(isInSight);
    if (!heading) return false;
    heading.tabIndex = -1;
    // Where the page stands is another matter than where the focus is.
    heading.focus({ preventScroll: true });
    return true;
  };
  if (tryIt()) return () => {};
  const watching = new MutationObserver(() => tryIt() && stop());
  const timer = setTimeout(() => stop(), patience);
  const stop = () => {
    watching.disconnect();
    clearTimeout(timer);
  };
  watching.observe(place, { childList: true, subtree: true });
  return stop;
}

const isInSight = (element: HTMLElement) => element.closest('[hidden]') === null;
