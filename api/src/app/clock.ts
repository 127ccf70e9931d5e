/** The one source of "now" for the server's rules; tests set their own. */
export interface Clock {
  now(): Date;
}

/**
 * Follows the machine's clock forward and never back: limits, locks and codes count the time that has
 * passed. A sleep of the machine is followed as well, which no count of elapsed time sees.
 *
 * @param wall the machine's clock, in milliseconds
 * @param elapsed what only grows, in milliseconds
 */
export function steadyClock(wall: () => number, elapsed: () => number): Clock {
  let [last, since] = [wall(), elapsed()];
  return {
    now() {
      const at = elapsed();
      last = Math.max(wall(), last + (at - since));
      since = at;
      return new Date(last);
    },
  };
}

export const systemClock: Clock = steadyClock(
  () => Date.now(),
  () => performance.now(),
);
