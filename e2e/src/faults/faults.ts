import type { Page, Route } from '@playwright/test';

/** Ways in which a remote's file can fail to load. */
export const faults = {
  'a missing file': (route: Route) => route.fulfill({ status: 404, body: 'Not found' }),
  'a server error': (route: Route) => route.fulfill({ status: 500, body: 'Failed' }),
  'a page in place of the file': (route: Route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
  'a broken connection': (route: Route) => route.abort('connectionreset'),
  'no answer': () => undefined,
  'half of the file': async (route: Route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  'another content': async (route: Route) => {
    const response = await route.fetch();
    const body = Buffer.concat([await response.body(), Buffer.from('\n ')]);
    await route.fulfill({ response, body });
  },
} satisfies Record<string, (route: Route) => Promise<void> | undefined>;

export type Fault = keyof typeof faults;

/** Makes every file with a matching address fail, until it is healed. */
export async function breakFiles(
  page: Page,
  address: RegExp,
  fault: Fault,
): Promise<{ heal: () => void; count: () => number }> {
  let isBroken = true;
  let count = 0;
  await page.route(address, (route) => {
    if (!isBroken) return route.continue();
    count += 1;
    return faults[fault](route);
  });
  return {
    heal: () => {
      isBroken = false;
    },
    count: () => count,
  };
}
