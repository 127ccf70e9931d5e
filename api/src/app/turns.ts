/** Lets so many work at the same time; the others wait in the order in which they came. */
export interface Turns {
  /**
   * Works when there is a place.
   *
   * @throws the signal's reason when it fires before
   */
  take<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

export function createTurns(places: number): Turns {
  let free = places;
  const waiting = new Set<() => void>();

  /** Whoever leaves a place hands it to the next, so that nobody comes between. */
  const turn = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(begin);
        reject(signal.reason);
      };
      const begin = () => {
        waiting.delete(begin);
        signal.removeEventListener('abort', giveUp);
        resolve();
      };
      waiting.add(begin);
      signal.addEventListener('abort', giveUp, { once: true });
    });

  const leave = () => {
    const [next] = waiting;
    if (next) next();
    else free += 1;
  };

  return {
    async take(signal, work) {
      signal.throwIfAborted();
      if (free > 0) free -= 1;
      else await turn(signal);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
