import type { Browser, Page } from '@playwright/test';
import { card, openOptions, runDashboard } from '../../src/dashboard.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

const report = 'Fleet HQ Calls by Month';

/** Opens a path in a fresh browser, after signing in on the way. */
async function openInNewContext(browser: Browser, name: string, path: string): Promise<Page> {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openAs(page, name, path);
  return page;
}

const viewOf = (page: Page) => {
  const { searchParams } = new URL(page.url());
  searchParams.sort();
  return searchParams.toString();
};

/** Presses "Copy link" and returns the path of the link in the clipboard. */
async function copyLink(page: Page): Promise<string> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await expect(page.getByRole('textbox', { name: 'Link to this view' })).toHaveValue(link);
  expect(link).toMatch(/\/fleet-dashboard\?v=[\w-]{22}$/);
  return link;
}

/** Shows staff the reports of an account that a customer sees. */
async function showFleet(page: Page, browser: Browser): Promise<void> {
  const customer = await openInNewContext(browser, 'cus', '/fleet-dashboard');
  await runDashboard(customer, 'Year to Date');
  await expect(customer).toHaveURL(/run=1/);
  const { search } = new URL(customer.url());
  await customer.context().close();
  await openAs(page, 'gyr', `/fleet-dashboard${search}&tab=service&s2fs=emergency*stock`);
}

test('a link opens the same view for a colleague who signs in on the way', async ({
  page,
  browser,
}) => {
  test.slow();
  await showFleet(page, browser);
  const calls = card(page, report);
  await (await openOptions(calls)).getByText('Week', { exact: true }).click();
  await page.keyboard.press('Escape');
  await calls.getByRole('button', { name: /^Add a comment/ }).click();
  await page.getByRole('textbox', { name: 'Comment' }).fill('Why so many in May?\nçã 漢');
  await page.getByRole('button', { name: 'Done' }).click();
  await calls.getByRole('button', { name: /^Add to Report/ }).click();
  await expect(page).toHaveURL(/b=s2/);
  const link = await copyLink(page);

  const colleague = await openInNewContext(browser, 'cus', link);
  await expect(colleague).toHaveURL(/run=1/);
  expect(viewOf(colleague)).toBe(viewOf(page));
  await expect(card(colleague, report).getByRole('button', { name: /^Added/ })).toBeVisible();
  await expect(card(colleague, report)).toContainText('Why so many in May?');
  const figures = await calls.getByRole('table').textContent();
  await expect(card(colleague, report).getByRole('table')).toHaveText(figures ?? '');
  await colleague.goBack();
  expect(colleague.url()).not.toContain('v=');
  await colleague.context().close();
});

test('somebody of another fleet is told which account is refused', async ({ page, browser }) => {
  test.slow();
  await showFleet(page, browser);
  const account = new URL(page.url()).searchParams.get('ac');
  const link = await copyLink(page);
  const stranger = await openInNewContext(browser, 'win', link);
  const told = stranger.getByRole('main').getByRole('alert');
  await expect(told).toContainText(`Account ${account} is not available to you`);
  await expect(stranger.getByRole('region', { name: report })).toHaveCount(0);
  await expectNoAxeViolations(stranger);
  await told.getByRole('button', { name: 'Change the fleet' }).click();
  await expect(stranger.getByRole('button', { name: /Select a Fleet/ })).toBeFocused();
  await stranger.context().close();
});

test('a link that nobody knows says so, and leads to the dashboard', async ({ page }) => {
  await openAs(page, 'gyr', '/fleet-dashboard?v=nobody-has-this-key-00');
  await expect(page.getByRole('alert')).toContainText('This link could not be opened');
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'Open the Fleet Dashboard' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Fleet type' })).toBeVisible();
});
