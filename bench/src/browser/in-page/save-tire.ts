/**
 * Runs in a page: presses keys of the inspection's pad, the last of which saves the tire.
 *
 * @returns milliseconds from the last key until the tire was painted as kept on this device
 */
export async function saveTire(keys: readonly string[]): Promise<number> {
  const keyOf = (text: string) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main section button')];
    const key = buttons.find(({ textContent }) => textContent?.trim() === text);
    if (!key) throw new Error(`The pad has no key ${text}`);
    return key;
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const key of keys.slice(0, -1)) {
    keyOf(key).click();
    await frame();
    await frame();
  }
  const wheel = document.querySelector('main button[aria-pressed=true]');
  if (!wheel) throw new Error('No tire is chosen');
  const last = keyOf(keys.at(-1) ?? '');
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      if (wheel.getAttribute('data-unsaved') !== 'kept') return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    };
    last.click();
    requestAnimationFrame(look);
  });
}
