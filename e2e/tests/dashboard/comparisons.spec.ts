import { card, figure, openOptions, runDashboard } from '../../src/dashboard.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

const ratio = 'Retread Sales to New Tire Sales';
const service = 'Service (Emergency vs. Scheduled*)';

test('a comparison adds columns and stays in the address', async ({ page }) => {
  await openAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  const report = card(page, ratio);
  await expect(report.getByRole('table')).toBeVisible();
  const options = await openOptions(report);
  await options.getByRole('button', { name: /^Compare with previous/ }).click();
  await options.getByRole('button', { name: /^National average/ }).click();
  const previous = report.getByRole('columnheader', { name: /Previous/ });
  await expect(previous).toHaveCount(3);
  await expect(report.getByRole('columnheader', { name: /Nat'l Avg/ })).toHaveCount(1);
  await page.reload();
  await expect(previous).toHaveCount(3);
  test.slow();
  await expectNoAxeViolations(page);
});

test('a filter restricts its own card and is taken off again', async ({ page }) => {
  await openAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  const report = card(page, ratio);
  const bought = report.locator('tfoot').getByRole('cell').first();
  await expect(bought).toHaveText(/\d/);
  const all = figure((await bought.textContent()) ?? '') ?? 0;
  const panel = await openOptions(report);
  await panel.getByRole('combobox', { name: 'Wheel position' }).click();
  await page.getByRole('option', { name: 'Steer', exact: true }).click();
  await expect(bought).not.toHaveText(String(all));
  expect(figure((await bought.textContent()) ?? '')).toBeLessThan(all);
  test.slow();
  await expectNoAxeViolations(page);
  await panel.getByRole('button', { name: /Reset/ }).click();
  await expect(bought).toHaveText(String(all));
});

test('the pie is that of the month chosen for it', async ({ page }) => {
  await openAs(page, 'gyr', '/fleet-dashboard');
  await runDashboard(page, 'Year to Date');
  const report = card(page, service);
  await expect(report.getByText('*Scheduled does not include stock deliveries')).toBeVisible();
  await report.getByRole('combobox', { name: 'Shown in the graph' }).click();
  await page.getByRole('option').nth(1).click();
  const month = await report.getByRole('rowheader').first().textContent();
  await expect(report.getByRole('figure')).toContainText(month?.trim() ?? 'no month');
});
