import type { NeededBuild } from './needed-files.ts';

/** Milliseconds before fetching a file counts as failed. */
const patience = 120_000;

/** Number of parallel requests, which leaves bandwidth for the user's work. */
const side = 2;

/** Fetched files with their addresses. */
type Fetched = readonly (readonly [address: string, file: Response])[];

/** Returns the files of a build that are not cached yet, with their hashes. */
export async function missingFiles({ cache, files }: NeededBuild): Promise<[string, string][]> {
  const kept = (await caches.has(cache)) ? await (await caches.open(cache)).keys() : [];
  const there = new Set(kept.map(({ url }) => url));
  return [...files].filter(([address]) => !there.has(address));
}

/**
 * Fetches files. The browser verifies each hash before it delivers the file.
 *
 * @throws TypeError when a file cannot be fetched or has another hash
 */
export async function fetchFiles(
  missing: readonly (readonly [address: string, hash: string])[],
): Promise<Fetched> {
  const waiting = [...missing];
  const fetched: [string, Response][] = [];
  const fetchAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      fetched.push([next[0], await fetchChecked(...next)]);
  };
  await Promise.all(Array.from({ length: side }, fetchAll));
  return fetched;
}

/** The browser's own cache may contain the damaged file, so the second attempt asks the server. */
const fetchChecked = (address: string, hash: string): Promise<Response> =>
  fetchOnce(address, hash, 'default').catch(() => fetchOnce(address, hash, 'reload'));

async function fetchOnce(
  address: string,
  integrity: string,
  cache: RequestCache,
): Promise<Response> {
  const signal = AbortSignal.timeout(patience);
  const answer = await fetch(address, { integrity, cache, signal, priority: 'low' });
  if (!answer.ok) throw new TypeError(`${address}: status ${answer.status}`);
  return answer;
}

/**
 * Stores the files of builds in their caches. Without room for all of them, deletes the caches that
 * it created.
 *
 * @throws DOMException when there is no room
 */
export async function storeFiles(builds: ReadonlyMap<string, Fetched>): Promise<void> {
  const begun: string[] = [];
  try {
    for (const [name, files] of builds) {
      if (!(await caches.has(name))) begun.push(name);
      const cache = await caches.open(name);
      for (const [address, file] of files) await cache.put(address, file);
    }
  } catch (failure) {
    for (const name of begun) await caches.delete(name);
    throw failure;
  }
}
