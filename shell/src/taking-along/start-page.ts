import type { Deployment } from '@portal/platform/remote';
import { callsHeader, startAddress, startCache } from '../caches/cache-names.ts';
import { deploymentOfText } from '../deployment/deployment-of-text.ts';
import { takenAlong } from '../deployment/last-good-copy.ts';

/** The text of a deployment as it stands in a page, where nothing of it may end the element. */
const inPage = (text: string): string => text.replaceAll('<', '\\u003c');

const elementOf = (text: string): string =>
  `<script type="application/json" id="${takenAlong}">${inPage(text)}</script>`;

const element = new RegExp(`id="${takenAlong}">([^<]*)<`);

/** The kept page; undefined when there is none. */
async function keptPage(): Promise<string | undefined> {
  const answer = await caches.match(startAddress, { cacheName: startCache });
  return answer?.text();
}

/** Whether the portal starts from this deployment without a network. */
export const startsFrom = async (text: string): Promise<boolean> =>
  (await keptPage())?.includes(elementOf(text)) ?? false;

/** The deployment that the portal starts from without a network; null when there is none. */
export async function startDeployment(): Promise<Deployment | null> {
  const [, text] = element.exec((await keptPage()) ?? '') ?? [];
  try {
    return text === undefined ? null : deploymentOfText(text).deployment;
  } catch {
    return null;
  }
}

/**
 * Fetches the page of a shell as the site sends it, with its headers and policy, and puts the deployment
 * into it. The page is believed by its hash. The path `/` is one for which it holds no hints.
 *
 * @param text of the deployment
 * @throws TypeError when the site has another page by now
 */
export async function fetchStartPage(
  text: string,
  { api }: Pick<Deployment, 'api'>,
  integrity: string,
): Promise<Response> {
  const answer = await fetch(startAddress, { integrity, cache: 'no-store' });
  if (!answer.ok) throw new TypeError(`The page: status ${answer.status}`);
  const page = await answer.text();
  const headers = new Headers(answer.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  headers.set(callsHeader, Object.values(api).join(' '));
  const html = page.replace('</head>', () => `${elementOf(text)}</head>`);
  return new Response(html, { headers });
}

/** Lets the portal start from a page, and from the deployment in it: both change in one step. */
export async function keepStartPage(page: Response): Promise<void> {
  const cache = await caches.open(startCache);
  await cache.put(startAddress, page);
}

/** From now on the portal does not start without a network. */
export const dropStartPage = (): Promise<boolean> => caches.delete(startCache);
