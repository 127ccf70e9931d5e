import type { Locator } from '@playwright/test';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

// The records behind the totals of the tire inspection report.

const rowsOf = (text: string | null) => Number((text ?? '').replaceAll(/\D/g, ''));

const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
    return new Set(tops).size;
  });

test('a total leads to as many exceptions, each to its unit, and back to where it was', async ({
  page,
}) => {
  await openAs(page, 'gyr', '/tireoptix?kind=dealer');
  const total = page
    .locator('dl > div')
    .filter({ hasText: 'Critical exceptions' })
    .getByRole('link');
  const count = rowsOf(await total.textContent());
  expect(count).toBeGreaterThan(0);
  await total.click();
  const found = page.getByRole('table', { name: 'What the surveys found' });
  await expect(found.getByRole('row').nth(1)).toBeVisible();
  const pages = await page.getByText(/^1–\d+ of/).textContent();
  expect(rowsOf(pages?.split('of')[1] ?? '')).toBe(count);
  const address = page.url();

  const unit = found.getByRole('row').nth(1).getByRole('link').first();
  const number = (await unit.textContent()) ?? '';
  await unit.click();
  await expect(page.getByRole('searchbox')).toHaveValue(number);
  await page.getByRole('link', { name: 'Tire inspection report' }).first().click();
  await expect(found).toBeVisible();
  expect(page.url()).toBe(address);
});

test('the count of a survey opens as many exceptions, in the list and on its own page', async ({
  page,
}) => {
  await openAs(page, 'gyr', '/tireoptix?kind=yard');
  const list = page.url();
  const count = page.locator('a[href*="survey="]').last();
  const counted = await count.textContent();
  const survey = /survey=(\d+)/.exec((await count.getAttribute('href')) ?? '')?.[1];
  await count.click();
  const pages = page.getByText(/^1–\d+ of/);
  await expect(page.getByRole('table', { name: 'What the survey found' })).toBeVisible();
  await expect(pages).toHaveText(new RegExp(` of ${counted}$`));
  await page.getByRole('link', { name: 'All surveys' }).click();
  await expect(page).toHaveURL(list);

  await page.goto(`/tireoptix/detail/${survey}`);
  const total = page
    .locator('dl > div')
    .filter({ hasText: /^Exceptions/ })
    .getByRole('link');
  await expect(total).toHaveText(String(counted));
  await total.click();
  await expect(page.getByRole('table', { name: 'What the survey found' })).toBeVisible();
  await expect(pages).toHaveText(new RegExp(` of ${counted}$`));
});

for (const report of ['/tireoptix', '/dlrtireoptix'])
  test(`${report}: dates of exceptions stand in one line on a desktop and on a tablet`, async ({
    page,
  }) => {
    await openAs(page, 'gyr', `${report}?show=readings`);
    const date = page
      .getByRole('table')
      .getByText(/^\d{2}\/\d{2}\/\d{4}$/)
      .first();
    for (const width of [1280, 820]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(date).toBeVisible();
      expect(await linesOf(date), `at ${width} px`).toBe(1);
    }
  });

test('a file is fetched from the keyboard without losing the focus', async ({ page }) => {
  await openAs(page, 'gyr', '/tireoptix?kind=dealer&from=2025-01-01');
  const button = page.getByRole('button', { name: 'All tires as a workbook' });
  await expect(button).toBeEnabled();
  await button.focus();
  const file = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  await file;
  await expect(button).toBeFocused();
  await expect(button).toBeEnabled();
});
