interface Switch {
  /** Index among the cards that have display modes. */
  readonly card: number;
  readonly mode: 'both' | 'graph' | 'table';
}

/**
 * Runs in a page: opens the menu of a card and clicks a display mode in it.
 *
 * @returns milliseconds from the click on the mode until its content was painted
 */
export async function switchMode({ card, mode }: Switch): Promise<number> {
  const section = document.querySelectorAll('main [data-report] section')[card];
  const menu = section?.querySelector<HTMLElement>('button[aria-label^="View options"]');
  if (!section || !menu) throw new Error(`There is no card ${card} with a menu`);
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const choice = () =>
    document.querySelector<HTMLInputElement>(`[role=dialog] input[type=radio][value=${mode}]`);
  menu.click();
  while (!choice()) await nextFrame();
  const isShown = (selector: string) =>
    (section.querySelector(selector)?.getClientRects().length ?? 0) > 0;
  const isDone = () =>
    isShown('table') === (mode !== 'graph') &&
    isShown('figure .highcharts-root') === (mode !== 'table');
  const started = performance.now();
  choice()?.click();
  while (!isDone()) await nextFrame();
  const time = await new Promise<number>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now() - started);
    port2.postMessage(null);
  });
  menu.click();
  while (choice()) await nextFrame();
  return time;
}
