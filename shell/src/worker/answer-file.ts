import { ourCaches } from '../caches/cache-names.ts';

/** A file of a build, as `/shell/files/kit.0a1b2c3d.js`; what is being developed changes under its name. */
const buildFile = /^\/(?:shell|remotes\/[^/]+)\/(?![^/]*-dev\/)[^/]+\/./;

/** What asks for the file itself, and not for what somebody keeps of it. */
const past: readonly RequestCache[] = ['no-store', 'only-if-cached'];

/**
 * Answers a request for a file that was taken along. Nobody is deceived by a copy that was changed: the
 * page checks the hash of whatever it runs.
 *
 * @returns null for a request that the worker has nothing to do with
 */
export function answerFile(request: Request): Promise<Response> | null {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin || !buildFile.test(pathname)) return null;
  if (past.includes(request.cache)) return null;
  return request.cache === 'reload' ? askAnew(request) : keptOrAsked(request);
}

const keptOrAsked = async (request: Request): Promise<Response> =>
  (await keptAt(request.url)) ?? fetch(request);

/** What was taken along of an address. A cache that cannot be read holds nothing. */
const keptAt = (url: string): Promise<Response | undefined> =>
  caches.match(url, { ignoreVary: true }).catch(() => undefined);

/**
 * The server is asked where the copy was refused. The copy goes once there is another, so that the page
 * gets that one; without a network it stays.
 */
async function askAnew(request: Request): Promise<Response> {
  const answer = await fetch(request);
  const kept = answer.ok ? await keptAt(request.url) : undefined;
  // A page in the place of a script is no other copy.
  if (kept && kept.headers.get('content-type') === answer.headers.get('content-type'))
    await forget(request.url).catch(() => undefined);
  return answer;
}

async function forget(url: string): Promise<void> {
  for (const name of await ourCaches()) await (await caches.open(name)).delete(url);
}
