import type { Page } from '@playwright/test';
import { FaultyGateway } from '../faults/faulty-gateway.ts';
import { keepSession, takeSession } from '../kept-session.ts';
import { test as base, expect, signInAs } from '../portal-test.ts';

const portal = process.env.PORTAL_URL ?? '';

/** Tests of a portal behind a gateway of their own, each in a browser that has never seen it. */
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
 * Opens a path behind the gateway as a demo user. The sign-in page sends people back to the portal itself,
 * so the session is begun there, once.
 */
export async function openBehind(page: Page, path: string, name = 'gyr'): Promise<void> {
  if (!(await takeSession(page, name))) {
    const context = await page.context().browser()?.newContext({ baseURL: portal });
    if (!context) throw new Error('The browser has ended');
    const signingIn = await context.newPage();
    await signInAs(signingIn, name);
    await keepSession(signingIn, name);
    await context.close();
    await takeSession(page, name);
  }
  await page.goto(path);
}
