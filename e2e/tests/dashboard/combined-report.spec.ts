import type { Page } from '@playwright/test';
import { card, runDashboard } from '../../src/dashboard.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, fillSignIn, signInAs } from '../../src/portal-test.ts';
import { signOut } from '../../src/session.ts';
import { test } from '../../src/shared-page.ts';

const ratio = 'Retread Sales to New Tire Sales';
const spend = 'Emergency Service Spend %';
const calls = 'Fleet HQ Calls by Month';

const combinedTab = (page: Page) => page.getByRole('tab', { name: /^Fleet Dashboard Report/ });
const titles = (page: Page) => page.getByRole('heading', { level: 3 });

/** Adds reports of two tabs, the later one first, and opens the combined report. */
async function openCombined(page: Page) {
  await signInAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  await page.getByRole('tab', { name: 'Service' }).click();
  await page.getByRole('button', { name: `Add to Report: ${calls}` }).click();
  await page.getByRole('tab', { name: 'Purchases' }).click();
  await page.getByRole('button', { name: `Add to Report: ${spend}` }).click();
  await page.getByRole('button', { name: `Add to Report: ${ratio}` }).click();
  await combinedTab(page).click();
  await expect(titles(page)).toHaveText([ratio, spend, calls]);
}

/** Removes an item of a report from the combined report. */
async function remove(page: Page, report: string, item: string) {
  await page.getByRole('button', { name: `Remove: ${report}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('reports of two tabs stand in their order, after a reload too', async ({ page }) => {
  await openCombined(page);
  await expect(combinedTab(page)).toContainText('3');
  await page.reload();
  await expect(titles(page)).toHaveText([ratio, spend, calls]);
  test.slow();
  await expect(page.getByRole('table')).toHaveCount(3);
  await expectNoAxeViolations(page);
});

test('the report outlives the session', async ({ page }) => {
  await openCombined(page);
  await signOut(page);
  await page.goto('/fleet-dashboard');
  await fillSignIn(page, 'gyr@demo.example');
  await expect(titles(page)).toHaveText([ratio, spend, calls]);
});

test('a report is locked as long as it is in', async ({ page }) => {
  await openCombined(page);
  await page.getByRole('tab', { name: 'Purchases' }).click();
  const report = card(page, ratio);
  await expect(report.getByText(/^Locked while it is in the report/)).toBeVisible();
  await expect(report.getByRole('button', { name: /^View options/ })).toBeDisabled();
  test.slow();
  await expectNoAxeViolations(page);
  await report.getByRole('button', { name: `Added: ${ratio}` }).click();
  await expect(report.getByRole('button', { name: /^View options/ })).toBeEnabled();
});

test('without its graph a report has its table alone', async ({ page }) => {
  await openCombined(page);
  const report = card(page, ratio);
  await expect(report.getByRole('figure')).toBeVisible();
  await remove(page, ratio, 'Remove Graph');
  await expect(report.getByRole('figure')).toBeHidden();
  await expect(report.getByRole('table')).toBeVisible();
  await remove(page, ratio, 'Remove from Report');
  await expect(titles(page)).toHaveText([spend, calls]);
});

test('clearing is undone', async ({ page }) => {
  await openCombined(page);
  await page.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(page.getByText('No reports added yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(titles(page)).toHaveText([ratio, spend, calls]);
});
