import type { Deployment } from '@portal/platform/remote';
import { callsHeader, startAddress, startCache } from '../caches/cache-names.ts';
import { deploymentOfText } from '../deployment/deployment-of-text.ts';
import { cachedDeploymentId } from '../deployment/last-good-copy.ts';

/** Escapes the text of a deployment for a page, so that nothing in it can close the element. */
const inPage = (text: string): string => text.replaceAll('<', '\\u003c');

const elementOf = (text: string): string =>
  `<script type="application/json" id="${cachedDeploymentId}">${inPage(text)}</script>`;

const element = new RegExp(`id="${cachedDeploymentId}">([^<]*)<`);

/** Returns the cached page, or undefined for none. */
async function cachedPage(): Promise<string | undefined> {
  const answer = await caches.match(startAddress, { cacheName: startCache });
  return answer?.text();
}

/** Whether the portal starts from this deployment when offline. */
export const startsFrom = async (text: string): Promise<boolean> =>
  (await cachedPage())?.includes(elementOf(text)) ?? false;

/** Returns the deployment from which the portal starts when offline; null for none. */
export async function startDeployment(): Promise<Deployment | null> {
  const [, text] = element.exec((await cachedPage()) ?? '') ?? [];
  try {
    return text === undefined ? null : deploymentOfText(text).deployment;
  } catch {
    return null;
  }
}

/**
 * Fetches the shell's page as sent by the site, with its headers and policy, and inserts the
 * deployment. The page is verified by its hash. At the path `/`, it contains no hints.
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

/** Sets the page from which the portal starts, and the deployment in it, in one step. */
export async function storeStartPage(page: Response): Promise<void> {
  const cache = await caches.open(startCache);
  await cache.put(startAddress, page);
}

/** Removes the page: the portal no longer starts offline. */
export const dropStartPage = (): Promise<boolean> => caches.delete(startCache);
