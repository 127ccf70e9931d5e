type Draw = () => void;

const waiting = new Set<Draw>();
let isCalled = false;

/** In browsers without `requestIdleCallback`, the next task runs it. */
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
 * Draws charts one at a time when the browser is idle.
 *
 * @returns cancels the turn
 */
export function drawWhenIdle(draw: Draw): () => void {
  waiting.add(draw);
  callNext();
  return () => waiting.delete(draw);
}
