import type { NeededBuild } from './needed-files.ts';

/** A file that has not come after so long does not come (milliseconds). */
const patience = 120_000;

/** Requests at a time: what people do meanwhile has the rest of the line. */
const side = 2;

/** Which files of a build are not there yet, with their hashes. */
export async function missingFiles({ cache, files }: NeededBuild): Promise<[string, string][]> {
  const kept = (await caches.has(cache)) ? await (await caches.open(cache)).keys() : [];
  const there = new Set(kept.map(({ url }) => url));
  return [...files].filter(([address]) => !there.has(address));
}

/**
 * Takes files along, all or none. The browser compares each with its hash before it hands it out.
 *
 * @throws TypeError when a file cannot be had, or is another one
 * @throws DOMException when there is no room for them
 */
export async function takeFiles(
  cache: string,
  missing: readonly (readonly [address: string, hash: string])[],
): Promise<void> {
  if (missing.length === 0) return;
  const waiting = [...missing];
  const answers: (readonly [string, Response])[] = [];
  const fetchAll = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answers.push([next[0], await fetchChecked(...next)]);
  };
  await Promise.all(Array.from({ length: side }, fetchAll));
  const isNew = !(await caches.has(cache));
  const opened = await caches.open(cache);
  try {
    for (const [address, answer] of answers) await opened.put(address, answer);
  } catch (failure) {
    if (isNew) await caches.delete(cache);
    throw failure;
  }
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
