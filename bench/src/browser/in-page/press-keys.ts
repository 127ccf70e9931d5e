/**
 * Runs in a page: presses keys of the inspection's pad, the last of which goes on to the next tire.
 *
 * @returns milliseconds from the last key until the next tire was painted, with its field ready
 */
export async function pressKeys(keys: readonly string[]): Promise<number> {
  const keyOf = (text: string) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main section button')];
    const key = buttons.find(({ textContent }) => textContent?.trim() === text);
    if (!key) throw new Error(`The pad has no key ${text}`);
    return key;
  };
  const chosen = () =>
    document
      .querySelector('main button[aria-pressed=true]')
      ?.getAttribute('aria-label')
      ?.split(',')[0];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const key of keys.slice(0, -1)) {
    keyOf(key).click();
    await frame();
    await frame();
  }
  const before = chosen();
  const isReady = () => {
    const field = document.activeElement;
    return chosen() !== before && field instanceof HTMLInputElement && field.value === '';
  };
  const last = keyOf(keys.at(-1) ?? '');
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      if (!isReady()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    };
    last.click();
    requestAnimationFrame(look);
  });
}
