/**
 * Hides the page while it is in the browser's back/forward cache, and shows it once it has checked
 * the session: otherwise, it would be visible before it learns who is signed in by then.
 */
export function hideInBfcache(): void {
  const { style } = document.documentElement;
  addEventListener('pagehide', () => {
    style.visibility = 'hidden';
  });
  addEventListener('pageshow', () => {
    style.visibility = '';
  });
}
