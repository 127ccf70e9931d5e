import type { Locator } from '@playwright/test';
import { card, figure, openOptions, runDashboard } from '../../src/dashboard.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

/** EMEA uses the spelling "tyre". */
const ratio = /^Retread Sales to New T[iy]re Sales$/;
const products = 'Top 10 Products Purchased';

async function figures(row: Locator): Promise<(number | null)[]> {
  return (await row.getByRole('cell').allInnerTexts()).map(figure);
}

test('a fleet customer chooses a fleet and reads both reports as table and chart', {
  tag: '@core',
}, async ({ page }) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await runDashboard(page, 'Last 30 Days');
  for (const title of [ratio, products]) {
    const report = card(page, title);
    await expect(report.getByRole('table', { name: title })).toBeVisible();
    await expect(report.getByRole('img', { name: title })).toBeVisible();
  }

  const rows = card(page, products).getByRole('table').locator('tbody tr');
  expect(await rows.count()).toBeLessThanOrEqual(10);
  const spends = (await rows.getByRole('cell').nth(0).allInnerTexts()).map(figure);
  expect(spends[0]).toBeGreaterThan(0);
});

test('a month opens into weeks that sum to it', { tag: '@core' }, async ({ page }) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  const table = card(page, ratio).getByRole('table');
  const opener = table.getByRole('button', { name: /Weeks of/ }).first();
  await expect(opener).toBeVisible();
  const before = await table.locator('tbody tr').count();
  const month = await figures(table.locator('tbody tr').first());
  await opener.click();
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
  const after = await table.locator('tbody tr').count();
  let bought = 0;
  let retreaded = 0;
  for (let week = 1; week <= after - before; week += 1) {
    const [units, retreads] = await figures(table.locator('tbody tr').nth(week));
    bought += units ?? 0;
    retreaded += retreads ?? 0;
  }
  expect(after).toBeGreaterThan(before);
  expect([bought, retreaded]).toEqual(month.slice(0, 2));
});

test('each card has its display modes', async ({ page }) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await runDashboard(page);
  const report = card(page, products);
  await expect(report.getByRole('table')).toBeVisible();
  const options = await openOptions(report);
  await options.getByText('Only Graph').click();
  await expect(report.getByRole('table')).toHaveCount(0);
  await expect(report.getByRole('img', { name: products })).toBeVisible();
  await options.getByText('Only Table').click();
  await expect(report.getByRole('table')).toBeVisible();
  await expect(report.getByRole('img', { name: products })).toHaveCount(0);
  await expect(card(page, ratio).getByRole('img', { name: ratio })).toBeVisible();
});

test('the address holds the view: a reload shows the same figures', async ({ page }) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await runDashboard(page, 'Month to Date');
  const table = card(page, ratio).getByRole('table');
  await expect(table).toBeVisible();
  const shown = await table.textContent();
  await page.reload();
  await expect(table).toBeVisible();
  await expect(table).toHaveText(shown ?? '');
});

test('fewer locations give smaller figures, and the switch shows only what is selected', async ({
  page,
}) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  const total = card(page, ratio).getByRole('row', { name: /^Total/ });
  await expect(total).toBeVisible();
  const [allNew = 0] = await figures(total);

  await page.getByRole('button', { name: 'Change selection' }).click();
  await page.getByRole('button', { name: /^Selected Filters/ }).click();
  await page.getByRole('checkbox', { name: 'Select All Available Location Codes' }).click();
  const pickList = page.getByRole('table', { name: 'Locations' });
  await pickList.getByRole('checkbox').first().click();
  await page.getByRole('button', { name: 'Show 1 Selected Locations' }).click();
  await expect(pickList.locator('tbody tr')).toHaveCount(1);
  await page
    .getByRole('button', { name: /^(Run|Continue)$/ })
    .last()
    .click();
  await expect(page.getByText('1 location', { exact: false }).first()).toBeVisible();
  await expect.poll(async () => (await figures(total))[0]).toBeLessThan(allNew ?? 0);
});

test('pick lists sort over the whole set by every column but Select', async ({ page }) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await page.getByPlaceholder('Search by name or number').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const table = page.getByRole('table', { name: 'Locations' });
  for (const column of ['Name', 'Address', 'City', 'State', 'Code']) {
    const header = table.getByRole('columnheader', { name: column });
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  }
  const select = table.getByRole('columnheader', { name: 'Select' });
  await expect(select.getByRole('button')).toHaveCount(0);
});

test('a card that fails leaves its neighbour alone and can be tried again', async ({ page }) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await page.route('**/fleet_dashboard/get_reports', async (route) => {
    const asksForProducts = route.request().postData()?.includes('top_products') ?? false;
    if (asksForProducts) await route.abort('connectionfailed');
    else await route.continue();
  });
  await runDashboard(page);
  await expect(card(page, ratio).getByRole('table')).toBeVisible();
  const failed = card(page, products);
  await expect(failed.getByRole('alert')).toBeVisible();
  await page.unroute('**/fleet_dashboard/get_reports');
  await failed.getByRole('button', { name: 'Try again' }).click();
  await expect(failed.getByRole('table')).toBeVisible();
});

test('only fleet types that the user may see are offered', async ({ page }) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await expect(page.getByRole('radio', { name: 'US National Account' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Canadian Nonsig' })).toHaveCount(0);
});

test('a date is typed as MM/DD/YYYY and February 30 is an error', async ({ page }) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await page.getByPlaceholder('Search by name or number').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: 'Custom' }).click({ force: true });
  const from = page.getByRole('textbox', { name: 'From' });
  await from.fill('');
  await from.pressSequentially('0a2/3x0/2026');
  await expect(from).toHaveValue('02/30/2026');
  await from.blur();
  await expect(page.getByText('Please enter date in the correct format')).toBeVisible();
});
