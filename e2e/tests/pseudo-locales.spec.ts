import type { Page } from '@playwright/test';
import { type PseudoLocale, pseudoLocales, speakPseudo } from '../src/languages/pseudo-locales.ts';
import { expectNoAxeViolations } from '../src/no-axe-violations.ts';
import { expect, openAs, test } from '../src/portal-test.ts';

const paths = [
  '/',
  '/fleet-dashboard',
  '/fleet-dashboard/templates',
  '/fleet-dashboard/favorites',
  '/admin/translations',
  '/admin/users',
  '/registration',
];
const directions = { 'ar-XB': 'rtl', 'en-XA': 'ltr' } as const;
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const locale of Object.keys(pseudoLocales) as PseudoLocale[])
  for (const width of [1280, 820, 390])
    test(`the pages hold in ${locale}, ${width} px wide`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, 'gyr');
      await speakPseudo(page, locale);
      for (const path of paths) {
        await page.goto(path);
        await expect(page.locator('html')).toHaveAttribute('dir', directions[locale]);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await overflow(page), `${path}: pixels beside the page`).toBe(0);
        if (width === 1280) await expectNoAxeViolations(page);
      }
    });
