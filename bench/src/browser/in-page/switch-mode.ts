interface Switch {
  /** Which of the cards that have display modes. */
  readonly card: number;
  readonly mode: 'both' | 'graph' | 'table';
}

/**
 * Runs in a page: clicks a display mode of a card.
 *
 * @returns milliseconds from the click until what the mode shows was painted
 */
export function switchMode({ card, mode }: Switch): Promise<number> {
  const choice = (section: Element) =>
    section.querySelector<HTMLInputElement>(`input[type=radio][value=${mode}]`);
  const section = [...document.querySelectorAll('main section')].filter(choice)[card];
  const input = section && choice(section);
  if (!section || !input) throw new Error(`Card ${card} has no display mode ${mode}`);
  const isShown = (selector: string) =>
    (section.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const isDone = () =>
    isShown('table') === (mode !== 'graph') &&
    isShown('figure .highcharts-root') === (mode !== 'table');
  return new Promise((resolve) => {
    const started = performance.now();
    const look = () => {
      if (!isDone()) return void requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve(performance.now() - started);
      port2.postMessage(null);
    };
    input.click();
    requestAnimationFrame(look);
  });
}
