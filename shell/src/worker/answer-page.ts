import { callsHeader, pageMark, startAddress, startCache } from '../caches/cache-names.ts';
import { withTimeLimit } from '../connection/with-time-limit.ts';
import type { FetchEvent } from './worker-scope.ts';

/** Milliseconds without a response before the portal starts from its cache. */
const silence = 3_000;

type Navigation = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>;

/**
 * Answers a navigation: from the network or, if that is silent, fails or returns another site's
 * page, with the page cached for offline use.
 */
export async function answerPage(event: Navigation): Promise<Response> {
  const coming = ask(event);
  // Handles a late failure, which the browser would otherwise report as unhandled.
  event.waitUntil(coming.catch(() => undefined));
  const start = await startPage();
  if (!start || isCall(event.request.url, start)) return coming;
  try {
    return (await portalAnswerOf(await withTimeLimit(coming, silence))) ?? start;
  } catch {
    return start;
  }
}

const ask = async ({ request, preloadResponse }: Navigation): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const startPage = (): Promise<Response | undefined> =>
  caches.match(startAddress, { cacheName: startCache, ignoreVary: true }).catch(() => undefined);

/** Whether the address belongs to the API, whose files may take any time. */
function isCall(url: string, start: Response): boolean {
  const { pathname } = new URL(url);
  const bases = (start.headers.get(callsHeader) ?? '').split(' ');
  return ['/api', ...bases].some((base) => base !== '' && pathname.startsWith(`${base}/`));
}

/**
 * Returns the response unchanged, or undefined for a page that is not the portal's, such as one
 * from a failing proxy, or from a network that requires a sign-in.
 */
async function portalAnswerOf(answer: Response): Promise<Response | undefined> {
  if (answer.status >= 500) return undefined;
  const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return answer;
  const text = await withTimeLimit(answer.text(), silence);
  if (!text.includes(pageMark)) return undefined;
  const headers = new Headers(answer.headers);
  // These headers describe the encoded text.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(text, { headers });
}
