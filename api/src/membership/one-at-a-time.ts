const last = new Map<string, Promise<unknown>>();

/**
 * Runs work for a key after all earlier work for it in this process: otherwise, simultaneous
 * correct sign-ins would count against each other until the first succeeds.
 */
export function oneAtATime<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
  const before = last.get(key) ?? Promise.resolve();
  const result = before.then(work);
  const ended = result
    .catch(() => undefined)
    .then(() => {
      if (last.get(key) === ended) last.delete(key);
    });
  last.set(key, ended);
  return result;
}
