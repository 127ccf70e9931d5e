const last = new Map<string, Promise<unknown>>();

/**
 * Does what belongs to a key after what came before it in this process: sign-ins that are right
 * would otherwise count against each other until the first of them is done.
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
