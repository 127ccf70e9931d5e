/** Times are of the fastest of so many. */
const attempts = 5;

/**
 * How long a fixed piece of work takes one thread: a million numbers, made and sorted. It tells machines
 * apart, and whether one was as fast at the end of a run as at its start.
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
