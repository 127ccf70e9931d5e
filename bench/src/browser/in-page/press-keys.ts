interface PressKeysOptions {
  readonly keys: readonly string[];
  readonly until: 'next' | 'kept';
}

interface PressKeysResult {
  readonly next: number;
  /** NaN if not measured. */
  readonly kept: number;
}

/**
 * Runs in a page: presses keys of the inspection's pad; the last one saves the tire and moves to
 * the next.
 *
 * @param until the event to wait for: the next tire with its field ready, or the saved tire being
 * stored on this device
 * @returns milliseconds from the last key until the next tire was painted, and until the saved tire
 * was shown as stored
 */
export async function pressKeys({ keys, until }: PressKeysOptions): Promise<PressKeysResult> {
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
  const isNext = () => {
    const field = document.activeElement;
    return nameOf(chosen()) !== before && field instanceof HTMLInputElement && field.value === '';
  };
  const isKept = () => saved?.getAttribute('data-unsaved') === 'kept';
  const patience = 60_000;
  const last = keyOf(keys.at(-1) ?? '');
  const started = performance.now();
  const painted = (isSo: () => boolean) =>
    new Promise<number>((resolve, reject) => {
      const look = () => {
        if (performance.now() - started > patience)
          return reject(new Error(`${before} is not saved, or the next tire not ready`));
        if (!isSo()) return void requestAnimationFrame(look);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => resolve(performance.now() - started);
        port2.postMessage(null);
      };
      requestAnimationFrame(look);
    });
  last.click();
  const [next, kept] = await Promise.all([
    painted(isNext),
    until === 'kept' ? painted(isKept) : Number.NaN,
  ]);
  return { next, kept };
}
