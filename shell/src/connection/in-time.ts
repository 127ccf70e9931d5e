/**
 * What a promise gives, unless it takes longer than it may.
 *
 * @param limit in milliseconds
 * @throws Error when it takes longer; whatever the promise throws
 */
export async function inTime<Result>(pending: Promise<Result>, limit: number): Promise<Result> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Nothing came in ${limit} ms`)), limit);
  });
  return Promise.race([pending, late]).finally(() => clearTimeout(timer));
}
