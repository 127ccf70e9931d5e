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
 * Tests that share one page per worker, one after the other. With pages of their own, each would
 * load and compile the same shell anew, in a newly started process, at four times the cost.
 * Suitable for tests of what the portal shows. Tests of caches, first loads or offline behavior,
 * and those that add scripts to their page, use a page of their own from `portal-test`.
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
    await resetPage(page);
    await page.setViewportSize(viewport ?? { width: 1280, height: 900 });
    await use(page);
    for (const event of listenedTo) page.removeAllListeners(event);
    // Keeps the page from polling and working until the next test.
    await openQuietPage(page);
  },
  answers: async ({ page }, use) => {
    const answers = await ApiAnswers.of(page);
    await use(answers);
    await answers.end();
  },
});

/** Resets what an earlier test left on a page: storage, pointer position and emulated media. */
async function resetPage(page: Page): Promise<void> {
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
