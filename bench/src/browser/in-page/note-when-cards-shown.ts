/**
 * Runs in a page from its start: sets the performance mark `cards` once this many cards have been
 * painted with both table and chart.
 */
export function noteWhenCardsShown(count: number): void {
  const isWhole = (card: Element) =>
    card.querySelector('table tbody td') !== null &&
    card.querySelector('figure .highcharts-root') !== null;
  const look = () => {
    const cards = [...document.querySelectorAll('main section')].filter(isWhole);
    if (cards.length < count) return void requestAnimationFrame(look);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => performance.mark('cards');
    port2.postMessage(null);
  };
  requestAnimationFrame(look);
}
