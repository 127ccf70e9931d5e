import type { Page } from '@playwright/test';
import { FaultyGateway } from '../faults/faulty-gateway.ts';
import { restoreSession, storeSession } from '../kept-session.ts';
import { test as base, expect, signInAs } from '../portal-test.ts';

const portal = process.env.PORTAL_URL ?? '';

/** Tests of a portal behind a gateway of their own, each in a fresh browser. */
export const test = base.extend<{ gateway: FaultyGateway }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from it which fixtures are asked for
  gateway: async ({}, use) => {
    const gateway = await FaultyGateway.start(portal);
    await use(gateway);
    await gateway.stop();
  },
  baseURL: ({ gateway }, use) => use(gateway.origin),
});

export { expect };

/**
 * Opens a path behind the gateway as a demo user. The sign-in page returns to the portal itself, so
 * the session is started there, once.
 */
export async function openViaGateway(page: Page, path: string, name = 'gyr'): Promise<void> {
  if (!(await restoreSession(page, name))) {
    const context = await page.context().browser()?.newContext({ baseURL: portal });
    if (!context) throw new Error('The browser has ended');
    const signingIn = await context.newPage();
    await signInAs(signingIn, name);
    await storeSession(signingIn, name);
    await context.close();
    await restoreSession(page, name);
  }
  await page.goto(path);
}
