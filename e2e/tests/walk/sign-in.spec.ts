import type { Page } from '@playwright/test';
import { isAllowed } from '../../src/languages/allowed-words.ts';
import { codeViews, membershipViews } from '../../src/languages/sign-in-views.ts';
import { visibleTexts } from '../../src/languages/visible-texts.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, membershipUrl, test } from '../../src/portal-test.ts';
import { keyboardFaults } from '../../src/walk/checks/keyboard.ts';
import { overflowOf } from '../../src/walk/checks/overflow.ts';

// What lies before the portal: the provider's sign-in page, which no remote and no pseudo-locale
// reaches, and what the portal says of a sign-in that fails.

const locale = 'fr-CA';

async function expectFit(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  expect.soft(await keyboardFaults(page), 'by the Tab key').toEqual([]);
  expect.soft(await overflowOf(page), 'beside the page').toEqual([]);
}

/** Texts of a view that are the same in both languages, and should not be. */
async function textsLeft(page: Page, open: (lang: string) => Promise<unknown>): Promise<string[]> {
  await open('en-US');
  const english = await visibleTexts(page);
  expect(english.length).toBeGreaterThan(3);
  await open(locale);
  const own = await visibleTexts(page);
  return own.filter((text) => english.includes(text) && /\p{L}{2}/u.test(text) && !isAllowed(text));
}

test('the pages of the sign-in can be used by everybody, and leave no English', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const views = await membershipViews(request, baseURL ?? '');
  for (const [name, view] of Object.entries(views)) {
    const left = await textsLeft(page, async (lang) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(`${membershipUrl}${view.path}&lang=${lang}`);
      await view.show(page);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    });
    expect.soft(left, name).toEqual([]);
    await expectFit(page);
  }
});

for (const [name, view] of Object.entries(codeViews))
  test(`${name} is told in the language of the page`, async ({ page }) => {
    await page.goto('/404');
    const left = await textsLeft(page, async (lang) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), lang);
      await page.goto(view.path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      // The footer is there before what the page says.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await view.show(page);
    });
    // Of who signs in, the test's own names.
    expect(left.filter((text) => !/^(?:Sam|One|someone|LA)\b/.test(text))).toEqual([]);
    await expectFit(page);
  });
