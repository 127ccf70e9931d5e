import type { Locator, Page } from '@playwright/test';
import { card, figure, openOptions, runDashboard } from '../../src/dashboard.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

const spend = 'Emergency Service Spend %';

/** The figure in a column's total, a button that opens its records. */
const totalOf = (report: Locator, column: string) =>
  report.locator('tfoot').getByRole('button', { name: new RegExp(`^${column}, Total: `) });

const drawer = (page: Page) => page.getByRole('dialog', { name: spend });

async function openSpend(page: Page) {
  await openAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  const report = card(page, spend);
  await expect(report.getByRole('table')).toBeVisible();
  return report;
}

/** Returns the sum of the amounts on all pages of the records in the drawer. */
async function amountsIn(page: Page): Promise<number> {
  const records = drawer(page);
  const amounts = records.locator('tbody tr td:last-child');
  const next = records.getByRole('button', { name: 'Next page' });
  let cents = 0;
  for (;;) {
    await expect(amounts.first()).toBeVisible();
    for (const amount of await amounts.allTextContents())
      cents += Math.round((figure(amount) ?? 0) * 100);
    if (await next.isDisabled()) return cents / 100;
    const answered = page.waitForResponse(/get_records/);
    await next.click();
    await answered;
    await expect(records.getByText('Refreshing…')).toHaveCount(0);
  }
}

test('a figure opens its records, which add up to it on their pages', async ({ page }) => {
  test.slow();
  const report = await openSpend(page);
  const button = totalOf(report, 'Emergency Cost');
  const written = (await button.textContent()) ?? '';
  await button.click();
  const records = drawer(page);
  await expect(records.getByText(`Emergency spend, added up: ${written}`)).toBeVisible();
  await expect(records.getByText(`Amount in all: ${written}`)).toBeVisible();
  await expectNoAxeViolations(page, { part: '[role="dialog"]' });
  expect(await amountsIn(page)).toBe(figure(written));
  await page.keyboard.press('Escape');
  await expect(records).toBeHidden();
  await expect(button).toBeFocused();
});

test('a ratio shows both of its parts', async ({ page }) => {
  const report = await openSpend(page);
  const all = (await totalOf(report, 'Total Cost').textContent()) ?? '';
  const emergency = (await totalOf(report, 'Emergency Cost').textContent()) ?? '';
  const button = totalOf(report, 'Emergency %');
  const percent = (await button.textContent()) ?? '';
  await button.click();
  const records = drawer(page);
  const formula = `Emergency spend ${emergency} × 100 ÷ All spend ${all} = `;
  await expect(records.getByText(formula)).toHaveText(
    new RegExp(`= (.*, rounded to )?${percent.replace('.', '\\.')}$`),
  );
  await expect(records.getByText(`Amount in all: ${emergency}`)).toBeVisible();
  await records.getByText('All spend', { exact: true }).click();
  await expect(records.getByText(`Amount in all: ${all}`)).toBeVisible();
  await records.getByText('Emergency spend', { exact: true }).click();
  await records.getByRole('button', { name: /^Outside emergency calls: / }).click();
  await expect(
    records.getByRole('table', { name: 'Records: Outside emergency calls' }),
  ).toBeVisible();
  // The address reopens the drawer with the same records.
  await page.reload();
  await expect(
    records.getByRole('table', { name: 'Records: Outside emergency calls' }),
  ).toBeVisible();
  await page.goBack();
  await expect(records).toBeHidden();
});

test('a previous figure has the records of a year before, a national one none', async ({
  page,
}) => {
  const report = await openSpend(page);
  const options = await openOptions(report);
  await options.getByRole('button', { name: /^Compare with previous/ }).click();
  await options.getByRole('button', { name: /^National average/ }).click();
  await page.keyboard.press('Escape');
  const before = totalOf(report, 'Total Cost \\(Previous\\)');
  const written = (await before.textContent()) ?? '';
  await before.click();
  const records = drawer(page);
  await expect(records.getByText(`Amount in all: ${written}`)).toBeVisible();
  const year = new Date().getFullYear() - 1;
  await expect(records.getByRole('rowheader').first()).toHaveText(new RegExp(`/${year}$`));
  await records.getByRole('button', { name: 'Close the records' }).click();
  await totalOf(report, "Emergency % \\(Nat'l Avg\\)").click();
  await expect(records.getByText(/other fleets of the same type together/)).toBeVisible();
  await expect(records.getByRole('table')).toHaveCount(0);
});

test('fits on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  const report = await openSpend(page);
  await totalOf(report, 'Emergency %').click();
  await expect(drawer(page).getByRole('table')).toBeVisible();
  const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth;
  expect(await page.evaluate(isWider)).toBe(false);
});
