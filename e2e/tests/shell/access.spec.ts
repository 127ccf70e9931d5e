import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

test('the whole way to the figures works by keyboard', async ({ page }) => {
  await openAs(page, 'cus');
  const link = page.getByRole('link', { name: /Fleet Dashboard/ }).last();
  await link.focus();
  await page.keyboard.press('Enter');
  const account = page.getByPlaceholder('Search by name or number');
  await account.press('ArrowDown');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(account).not.toHaveValue('');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByRole('radio', { name: 'Last 30 Days' }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Month to Date' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByRole('button', { name: 'Run' }).press('Enter');
  // A range of up to a month starts with rows by week.
  await page.getByRole('radio', { name: 'Week' }).press('ArrowLeft');
  const opener = page.getByRole('button', { name: /Weeks of/ }).first();
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});
