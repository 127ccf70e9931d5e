/**
 * Runs in a page from its start: sets the performance mark `shown` once every selector matches an
 * element that is visible, enabled and painted.
 */
export function noteWhenShown(selectors: readonly string[]): void {
  const isShown = (selector: string) => {
    const found = document.querySelector(selector);
    return found !== null && found.getClientRects().length > 0 && !found.matches(':disabled');
  };
  const look = () => {
    if (!selectors.every(isShown)) return void requestAnimationFrame(look);
    // The message arrives after the current frame has been painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark('shown');
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
