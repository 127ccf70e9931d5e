import type { Page } from '@playwright/test';
import { expect } from '../portal-test.ts';

/** The portal is taken along when a page has what it needs, and the browser has nothing else to do. */
const patience = { timeout: 45_000 };

/** Names of the caches of this page's origin. */
export const cacheNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => (await caches.keys()).sort());

/** Waits until the portal would start without a network. */
export async function untilTakenAlong(page: Page): Promise<void> {
  await expect.poll(() => cacheNames(page), patience).toContain('portal-1 start');
  await expect.poll(() => isControlled(page), patience).toBe(true);
}

/** Waits until what was taken along are the given builds of a remote. */
export const untilBuildsAre = (page: Page, name: string, versions: readonly string[]) =>
  expect.poll(() => buildsOf(page, name), patience).toEqual([...versions].sort());

/** The versions of a remote of which something was taken along. */
export async function buildsOf(page: Page, name: string): Promise<string[]> {
  const start = `portal-1 ${name} `;
  const names = await cacheNames(page);
  return names.flatMap((cache) => (cache.startsWith(start) ? [cache.slice(start.length)] : []));
}

/** Whether a service worker answers for this page. */
export const isControlled = (page: Page): Promise<boolean> =>
  page.evaluate(() => navigator.serviceWorker.controller !== null);

/** Puts other content into the caches for the files of an address; gives how many there were. */
export const spoilKept = (page: Page, address: string): Promise<number> =>
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
