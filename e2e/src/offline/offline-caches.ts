import type { Page } from '@playwright/test';
import { expect } from '../portal-test.ts';

/** The portal is cached only once a page has what it needs and the browser is idle. */
const patience = { timeout: 45_000 };

/** Returns the names of the caches of this page's origin. */
export const cacheNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).sort());

/** Waits until the portal can start offline. */
export async function untilOfflineReady(page: Page): Promise<void> {
  await expect.poll(() => cacheNames(page), patience).toContain('portal-1 start');
  await expect.poll(() => isControlled(page), patience).toBe(true);
}

/** Waits until exactly the given builds of a remote are cached. */
export const untilCachedBuildsAre = (page: Page, name: string, versions: readonly string[]) =>
  expect.poll(() => cachedBuildsOf(page, name), patience).toEqual([...versions].sort());

/** Returns the versions of a remote with a cache. */
export async function cachedBuildsOf(page: Page, name: string): Promise<string[]> {
  const start = `portal-1 ${name} `;
  const names = await cacheNames(page);
  return names.flatMap((cache) => (cache.startsWith(start) ? [cache.slice(start.length)] : []));
}

/** Whether a service worker controls this page. */
export const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Changes the cached files of an address; returns their number. */
export const changeCachedFiles = (page: Page, address: string): Promise<number> =>
  page.evaluate(async (part) => {
    let count = 0;
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (!request.url.includes(part)) continue;
        const kept = await cache.match(request);
        const body = `${await kept?.text()}\n "changed";`;
        await cache.put(request, new Response(body, { headers: kept?.headers ?? {} }));
        count += 1;
      }
    }
    return count;
  }, address);
