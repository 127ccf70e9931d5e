/**
 * Returns the result of a promise, within a time limit.
 *
 * @param limit in milliseconds
 * @throws Error on a timeout; otherwise whatever the promise throws
 */
export async function withTimeLimit<Result>(
  pending: Promise<Result>,
  limit: number,
): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came in ${limit} ms`)), limit);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
