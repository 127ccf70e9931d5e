type Draw = () => void;

const waiting = new Set<Draw>();
let isCalled = false;

/** Browsers without idle time take the next task. */
const whenIdle = (run: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 1000 });
  else setTimeout(run);
};

function callNext(): void {
  if (isCalled || waiting.size === 0) return;
  isCalled = true;
  whenIdle(() => {
    isCalled = false;
    const [draw] = waiting;
    if (!draw) return;
    waiting.delete(draw);
    draw();
    callNext();
  });
}

/**
 * Draws when the browser has nothing better to do, one after the other.
 *
 * @returns gives the turn back
 */
export function drawInTurn(draw: Draw): () => void {
  waiting.add(draw);
  callNext();
  return () => waiting.delete(draw);
}
