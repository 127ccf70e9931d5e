interface Opening {
  /** Path of a link on the page. */
  readonly path: string;
  /** Selectors that show the target page is usable. */
  readonly usable: readonly string[];
  /** Heading of the current page; while it remains, the next page is not shown. */
  readonly leaving: string;
}

/**
 * Runs in a page: follows a link within the portal.
 *
 * @returns milliseconds from the click until the next page was painted and usable
 */
export function openPage({ path, usable, leaving }: Opening): Promise<number> {
  const link = document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`);
  if (!link) throw new Error(`Nothing links to ${path}`);
  const isShown = (selector: string) => {
    const found = document.querySelector(selector);
    return found !== null && found.getClientRects().length > 0;
  };
  const isOpen = () =>
    location.pathname === path &&
    document.querySelector('main h1')?.textContent !== leaving &&
    usable.every(isShown);
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      if (!isOpen()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    };
    link.click();
    requestAnimationFrame(look);
  });
}
