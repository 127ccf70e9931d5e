import type { Page } from '@playwright/test';
import { expect, signInAs, test } from '../../src/portal-test.ts';

// The screen before the portal's own script has loaded.

/** Holds back the portal's script until released. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/shell\/[^/]+\/shell\.[0-9a-f]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Returns the position of the mark, and the colors of the mark and its bar once they have any. */
async function markIn(page: Page, bar: string) {
  // Pending styles delay the painting, but not what a test can read.
  await expect(page.locator(bar).first()).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  return page
    .locator(`${bar} svg`)
    .first()
    .evaluate((mark) => {
      const { x, y, width, height } = mark.getBoundingClientRect();
      const colours = [...mark.children].map((shape) => {
        const { fill, stroke, strokeWidth } = getComputedStyle(shape);
        return { fill, stroke, strokeWidth };
      });
      let ground: Element | null = mark;
      const colourOf = (element: Element) => getComputedStyle(element).backgroundColor;
      while (ground && colourOf(ground) === 'rgba(0, 0, 0, 0)') ground = ground.parentElement;
      const box = ground?.getBoundingClientRect();
      const bar = ground &&
        box && { colour: colourOf(ground), width: box.width, height: box.height };
      return { x, y, width, height, colours, bar };
    });
}

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [1280, 390]) {
    test(`the bar is there at once and stays where it is, ${colorScheme}, ${width} wide`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await signInAs(page, 'gyr');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      const release = await holdScript(page);
      await page.reload({ waitUntil: 'commit' });
      await expect(page.locator('.portal-first-bar')).toBeVisible();
      await expect(page.getByRole('banner')).toHaveCount(0);
      const first = await markIn(page, '.portal-first-bar');
      expect(first.bar?.height).toBe(56);

      await page.evaluate(() => {
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) performance.mark('moved', { detail: entry });
        }).observe({ type: 'layout-shift', buffered: true });
      });
      release();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('.portal-first-bar')).toHaveCount(0);
      expect(await markIn(page, 'header')).toEqual(first);
      expect(await page.evaluate(() => performance.getEntriesByName('moved').length)).toBe(0);
    });
  }
}

test('the scheme that somebody chose is there before the portal', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await signInAs(page, 'gyr');
  await page.evaluate(() => localStorage.setItem('portal_color_scheme', 'dark'));
  await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  await expect(page.locator('.portal-first-bar')).toHaveCSS('background-color', 'rgb(12, 17, 21)');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the bar stands above what is to be done', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('noscript p[lang=en]')).toBeVisible();
    await expect(page.locator('.portal-first-bar')).toBeVisible();
  });
});

test.describe('a browser that is too old', () => {
  test.use({ locale: 'fr-CA' });
  test('is told so, in its language', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'at'));
    await page.goto('/');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Ce navigateur est trop ancien' }),
    ).toBeVisible();
    await expect(page.locator('#portal')).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });
});
