import type { NeededBuild } from './needed-files.ts';

/** A file that has not come after so long does not come (milliseconds). */
const patience = 120_000;

/** Requests at a time: what people do meanwhile has the rest of the line. */
const side = 2;

/** Files by their addresses. */
type Fetched = readonly (readonly [address: string, file: Response])[];

/** Which files of a build are not there yet, with their hashes. */
export async function missingFiles({ cache, files }: NeededBuild): Promise<[string, string][]> {
  const kept = (await caches.has(cache)) ? await (await caches.open(cache)).keys() : [];
  const there = new Set(kept.map(({ url }) => url));
  return [...files].filter(([address]) => !there.has(address));
}

/**
 * Fetches files. The browser compares each with its hash before it hands it out.
 *
 * @throws TypeError when a file cannot be had, or is another one
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

/** What the browser's own cache has may be what was damaged: the server is asked a second time. */
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
 * Puts the files of builds into their caches. Where there is no room for all of them, no build is begun.
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
