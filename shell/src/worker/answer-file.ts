import { ourCaches } from '../caches/cache-names.ts';

/**
 * Path of a build's file, such as `/shell/files/kit.0a1b2c3d.js`. Excludes builds in development,
 * whose files change under the same names.
 */
const buildFile = /^\/(?:shell|remotes\/[^/]+)\/(?![^/]*-dev\/)[^/]+\/./;

/** Cache modes that ask for the file itself, not for a stored copy. */
const past: readonly RequestCache[] = ['no-store', 'only-if-cached'];

/**
 * Answers a request for a file cached for offline use. A tampered copy does no harm: the page
 * checks the hash of everything it runs.
 *
 * @returns null for a request that the worker does not handle
 */
export function answerFile(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || !buildFile.test(pathname)) return null;
  if (past.includes(request.cache)) return null;
  return request.cache === 'reload' ? refetch(request) : cachedOrFetched(request);
}

const cachedOrFetched = async (request: Request): Promise<Response> =>
  (await cachedCopyOf(request.url)) ?? fetch(request);

/** Returns the cached copy of an address. A cache that cannot be read counts as empty. */
const cachedCopyOf = (url: string): Promise<Response | undefined> =>
  caches.match(url, { ignoreVary: true }).catch(() => undefined);

/**
 * Asks the server after a copy was refused. Deletes the copy once there is another, so that the
 * page gets that one; offline, it stays.
 */
async function refetch(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const kept = answer.ok ? await cachedCopyOf(request.url) : undefined;
  // An HTML page instead of a script is no other copy.
  if (kept && kept.headers.get('content-type') === answer.headers.get('content-type'))
    await deleteCopies(request.url).catch(() => undefined);
  return answer;
}

async function deleteCopies(url: string): Promise<void> {
  for (const name of await ourCaches()) await (await caches.open(name)).delete(url);
}
