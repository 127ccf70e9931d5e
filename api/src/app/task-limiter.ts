/** Limits how many tasks run at the same time; the others wait in order of arrival. */
export interface TaskLimiter {
  /**
   * Runs the work as soon as there is a free place.
   *
   * @throws the signal's reason if it fires before
   */
  take<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

export function createTaskLimiter(places: number): TaskLimiter {
  let free = places;
  const waiting = new Set<() => void>();

  /** A task that ends hands its place to the next in line, so that no other can slip in. */
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
