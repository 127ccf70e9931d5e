import type { Page } from '@playwright/test';
import { isAllowed } from '../../src/languages/allowed-words.ts';
import { codeViews, membershipViews } from '../../src/languages/sign-in-views.ts';
import { visibleTexts } from '../../src/languages/visible-texts.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, membershipUrl, test } from '../../src/portal-test.ts';
import { keyboardFaults } from '../../src/walk/checks/keyboard.ts';
import { overflowOf } from '../../src/walk/checks/overflow.ts';

// Views before the portal: the provider's sign-in page, which neither remotes nor the pseudo-locale
// reach, and the portal's views of a failed sign-in.

const locale = 'fr-CA';

async function expectFit(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  expect.soft(await keyboardFaults(page), 'by the Tab key').toEqual([]);
  expect.soft(await overflowOf(page), 'beside the page').toEqual([]);
}

/** Returns texts of a view that are the same in both languages but should not be. */
async function untranslatedTexts(
  page: Page,
  open: (lang: string) => Promise<unknown>,
): Promise<string[]> {
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
    const left = await untranslatedTexts(page, async (lang) => {
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
    const left = await untranslatedTexts(page, async (lang) => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.evaluate((chosen) => localStorage.setItem('language', chosen), lang);
      await page.goto(view.path);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
      // The footer appears before the page's content.
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await view.show(page);
    });
    // The names of the test's own user.
    expect(left.filter((text) => !/^(?:Sam|One|someone|LA)\b/.test(text))).toEqual([]);
    await expectFit(page);
  });
