interface Pressing {
  /** The last one saves the tire and goes on to the next. */
  readonly keys: readonly string[];
  /** What is waited for: the next tire, with its field ready, or the one that was saved, kept on this device. */
  readonly until: 'next' | 'kept';
}

/**
 * Runs in a page: presses keys of the inspection's pad.
 *
 * @returns milliseconds from the last key until what is waited for was painted
 */
export async function pressKeys({ keys, until }: Pressing): Promise<number> {
  const keyOf = (text: string) => {
    const buttons = [...document.querySelectorAll<HTMLButtonElement>('main section button')];
    const key = buttons.find(({ textContent }) => textContent?.trim() === text);
    if (!key) throw new Error(`The pad has no key ${text}`);
    return key;
  };
  const chosen = () => document.querySelector('main button[aria-pressed=true]');
  const nameOf = (wheel: Element | null) => wheel?.getAttribute('aria-label')?.split(',')[0];
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const key of keys.slice(0, -1)) {
    keyOf(key).click();
    await frame();
    await frame();
  }
  const saved = chosen();
  const before = nameOf(saved);
  const isReady = () => {
    if (until === 'kept') return saved?.getAttribute('data-unsaved') === 'kept';
    const field = document.activeElement;
    return nameOf(chosen()) !== before && field instanceof HTMLInputElement && field.value === '';
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
