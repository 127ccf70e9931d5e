/**
 * Runs in a page from its start: sets the performance mark `units` once this many units have been
 * painted.
 */
export function noteWhenUnitsShown(count: number): void {
  const look = () => {
    const shown = document.querySelectorAll('main li a[href*="/overview/"]').length;
    if (shown < count) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark('units');
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
