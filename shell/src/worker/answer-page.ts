import { callsHeader, pageMark, startAddress, startCache } from '../caches/cache-names.ts';
import { inTime } from '../connection/in-time.ts';
import type { FetchEvent } from './worker-scope.ts';

/** After so long without an answer the portal starts from what it has (milliseconds). */
const silence = 3_000;

type Navigation = Pick<FetchEvent, 'request' | 'preloadResponse' | 'waitUntil'>;

/**
 * Answers who goes to a page: by the network, and where that is silent, fails or is not the portal's, by
 * the page that was taken along.
 */
export async function answerPage(event: Navigation): Promise<Response> {
  const coming = ask(event);
  // An answer that comes too late is nobody's; the browser is not to call it off aloud.
  event.waitUntil(coming.catch(() => undefined));
  const start = await startPage();
  if (!start || isCall(event.request.url, start)) return coming;
  try {
    return (await ownAnswer(await inTime(coming, silence))) ?? start;
  } catch {
    return start;
  }
}

const ask = async ({ request, preloadResponse }: Navigation): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

const startPage = (): Promise<Response | undefined> =>
  caches.match(startAddress, { cacheName: startCache, ignoreVary: true }).catch(() => undefined);

/** What the API sends as a file may take as long as it likes. */
function isCall(url: string, start: Response): boolean {
  const { pathname } = new URL(url);
  const bases = (start.headers.get(callsHeader) ?? '').split(' ');
  return ['/api', ...bases].some((base) => base !== '' && pathname.startsWith(`${base}/`));
}

/**
 * An answer as it came, unless it is a page that is not the portal's: of a server in front that has lost
 * it, or of a network that wants something first.
 */
async function ownAnswer(answer: Response): Promise<Response | undefined> {
  if (answer.status >= 500) return undefined;
  const isPage = answer.ok && answer.headers.get('content-type')?.startsWith('text/html');
  if (!isPage) return answer;
  const text = await inTime(answer.text(), silence);
  if (!text.includes(pageMark)) return undefined;
  const headers = new Headers(answer.headers);
  // They speak of the text as it travelled.
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  return new Response(text, { headers });
}
