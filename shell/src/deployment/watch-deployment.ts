/** Milliseconds between two polls for the site's deployment, plus or minus 10%. */
export const pollInterval = 60_000;

/**
 * Minimum milliseconds between polls: returning to a page fires several events, which need only
 * one.
 */
const atLeast = 5_000;

/**
 * Polls every minute and when the user returns to the page, but not while the page is hidden or the
 * browser offline. The interval is random, so that pages do not poll in step.
 *
 * @param ask never rejects
 * @returns stops polling
 */
export function watchDeployment(ask: () => Promise<void>): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let asked = Date.now();
  let asking = false;

  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(look, pollInterval * (0.9 + Math.random() / 5));
  };
  const look = () => {
    wait();
    if (asking || document.hidden || !navigator.onLine) return;
    asked = Date.now();
    asking = true;
    void ask().finally(() => {
      asking = false;
    });
  };
  const comeBack = () => {
    if (Date.now() - asked >= atLeast) look();
  };

  wait();
  addEventListener('focus', comeBack);
  addEventListener('online', comeBack);
  document.addEventListener('visibilitychange', comeBack);
  return () => {
    clearTimeout(timer);
    removeEventListener('focus', comeBack);
    removeEventListener('online', comeBack);
    document.removeEventListener('visibilitychange', comeBack);
  };
}
