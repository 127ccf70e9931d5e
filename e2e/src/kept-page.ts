import type { Page } from '@playwright/test';
import { ApiAnswers } from './api-answers.ts';
import { openQuietPage } from './kept-session.ts';
import { test as base } from './portal-test.ts';

const listenedTo = [
  'console',
  'pageerror',
  'request',
  'requestfinished',
  'requestfailed',
  'response',
  'framenavigated',
] as const;

/**
 * Tests that take one page of their worker, one after the other. With a page of its own each would
 * load and compile the same shell anew, in a process that is started for it, at four times the cost.
 * For tests of what the portal shows: one that looks at caches, at first loads or at a browser
 * without its network, or adds scripts to its page, takes a page of its own from `portal-test`.
 */
export const test = base.extend<{ answers: ApiAnswers }, { kept: { page?: Page } }>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names from the pattern
    async ({}, use) => {
      const kept: { page?: Page } = {};
      await use(kept);
      await kept.page?.context().close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, kept }, use) => {
    kept.page ??= await (await browser.newContext()).newPage();
    const context = kept.page.context();
    await use(context);
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    for (const page of context.pages()) if (page !== kept.page) await page.close();
  },
  page: async ({ context, kept, viewport }, use) => {
    const page = kept.page ?? (await context.newPage());
    await makeNew(page);
    await page.setViewportSize(viewport ?? { width: 1280, height: 900 });
    await use(page);
    for (const event of listenedTo) page.removeAllListeners(event);
    // Until the next test asks for it, it neither polls nor works.
    await openQuietPage(page);
  },
  answers: async ({ page }, use) => {
    const answers = await ApiAnswers.of(page);
    await use(answers);
    await answers.end();
  },
});

/** Takes from a page what an earlier test left: in storages, under the pointer, and of its look. */
async function makeNew(page: Page): Promise<void> {
  await openQuietPage(page);
  await page.mouse.move(-1, -1);
  await page.emulateMedia({ media: null, colorScheme: 'light', reducedMotion: null });
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    const databases = await indexedDB.databases();
    for (const { name = '' } of databases)
      await new Promise((resolve) => {
        const deleted = indexedDB.deleteDatabase(name);
        deleted.onsuccess = resolve;
        deleted.onerror = resolve;
        deleted.onblocked = resolve;
      });
  });
}
