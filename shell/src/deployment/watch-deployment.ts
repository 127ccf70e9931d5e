/** How often the site is asked for its deployment, give or take a tenth (milliseconds). */
export const pollInterval = 60_000;

/** Coming back tells by several events at once; one question answers them (milliseconds). */
const atLeast = 5_000;

/**
 * Asks while people work: every minute, and when somebody comes back to the page. Not while the
 * page is hidden or the browser offline. No two pages keep in step.
 *
 * @param ask never rejects
 * @returns stops asking
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
