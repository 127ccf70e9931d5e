/** What a page that has just come asks its server for goes first (milliseconds). */
const afterwards = 2_000;

/**
 * Does something when a page has come and the browser has nothing else to do. A browser that
 * cannot tell does it all the same.
 *
 * @returns calls it off
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
