/** Number of runs; only the fastest counts. */
const attempts = 5;

/**
 * Times a fixed piece of work on one thread: creating and sorting a million numbers. It allows
 * machines to be compared, and shows whether one was as fast at the end of a run as at its start.
 *
 * @returns milliseconds
 */
export function fixedWork(): number {
  return Math.min(...Array.from({ length: attempts }, once));
}

function once(): number {
  const started = performance.now();
  let last = 1;
  const numbers = Float64Array.from({ length: 1_000_000 }, () => {
    last = (last * 48_271) % 2_147_483_647;
    return last;
  });
  numbers.sort();
  return performance.now() - started;
}
