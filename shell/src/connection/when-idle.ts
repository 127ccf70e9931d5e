/** Milliseconds to wait, so that the calls of a newly shown page go first. */
const afterwards = 2_000;

/**
 * Runs some work once a page has arrived and the browser is idle. Browsers without idle callbacks
 * run it anyway.
 *
 * @returns cancels it
 */
export function whenIdle(work: () => void): () => void {
  let id = 0;
  const timer = setTimeout(() => {
    if (typeof requestIdleCallback === 'function') id = requestIdleCallback(work);
    else work();
  }, afterwards);
  return () => {
    clearTimeout(timer);
    if (id > 0) cancelIdleCallback(id);
  };
}
