import type { Page } from '@playwright/test';
import { isAllowed } from '../src/languages/allowed-words.ts';
import { DataTexts } from '../src/languages/data-texts.ts';
import { visibleTexts } from '../src/languages/visible-texts.ts';
import { expect, openAs, test } from '../src/portal-test.ts';

// Every screen in English and in each language that is promised whole: no text may be the same,
// besides what the API sent and the words that are allowed to be.

const reports =
  '/fleet-dashboard?ft=us_national_account&ac=0000&dt=4&df=2025-07-01&de=2026-06-30&run=1';
const open = ['/registration', '/forgot-password'];

async function declaredPaths(page: Page): Promise<string[]> {
  const { remotes } = await (await page.request.get('/deployment.json')).json();
  return remotes.flatMap(({ declaration }: { declaration: { routes: { path: string }[] } }) =>
    declaration.routes.map(({ path }) => path.replaceAll(/\{\w+\}/g, '1')),
  );
}

async function textsAt(page: Page, path: string, locale: string): Promise<string[]> {
  await page.evaluate((name) => localStorage.setItem('language', name), locale);
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('lang', locale);
  await expect(page.getByRole('heading').or(page.getByRole('alert')).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  return visibleTexts(page);
}

/** Texts that a screen has in both languages, and should not. */
async function leftAt(page: Page, path: string, locale: string, data: DataTexts) {
  const english = new Set(await textsAt(page, path, 'en-US'));
  expect(english.size, `texts of ${path}`).toBeGreaterThan(10);
  const same = (await textsAt(page, path, locale)).filter((text) => english.has(text));
  const left: string[] = [];
  for (const text of same)
    if (/\p{L}{2}/u.test(text) && !isAllowed(text, locale) && !(await data.explains(text)))
      left.push(`${path}: ${text}`);
  return left;
}

for (const locale of ['es-US', 'pt-BR', 'fr-CA']) {
  test(`no English is left on the screens of people who are signed in, in ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(240_000);
    const data = new DataTexts(page);
    await openAs(page, 'gyr');
    for (const path of ['/', '/404', ...(await declaredPaths(page)), reports])
      expect.soft(await leftAt(page, path, locale, data)).toEqual([]);
  });

  test(`no English is left before the sign-in, in ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    const data = new DataTexts(page);
    await page.goto('/404');
    for (const path of open) expect.soft(await leftAt(page, path, locale, data)).toEqual([]);
    for (const status of [1, 3]) {
      await page.route('**/authorization/login_by_gy', (route) =>
        route.fulfill({ json: { status } }),
      );
      const path = `/?user=code-of-status-${status}`;
      expect.soft(await leftAt(page, path, locale, data)).toEqual([]);
      await page.unroute('**/authorization/login_by_gy');
    }
  });
}
