import type { Locator, Page } from '@playwright/test';

/** Completes the wizard with the first account and the given date range. */
export async function runDashboard(page: Page, range = 'Last 30 Days'): Promise<void> {
  await page.getByPlaceholder('Search by name or number').click();
  await page.getByRole('option').first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('radio', { name: range }).click({ force: true });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Run' }).click();
}

/** The card of a report, by its title. */
export const card = (page: Page, title: string | RegExp) =>
  page.getByRole('region', { name: title, exact: true });

/** Opens a card's menu of view options. */
export async function openOptions(report: Locator): Promise<Locator> {
  await report.getByRole('button', { name: /^View options: / }).click();
  return report.page().getByRole('dialog', { name: /^View options: / });
}

/** Parses a figure: `1,234.50`, `$1,234.50`, `-$5.00`, `12.34%`; null for a dash. */
export function figure(text: string): number | null {
  const trimmed = text.trim();
  return trimmed === '–' ? null : Number(trimmed.replaceAll(/[$,%]/g, ''));
}
