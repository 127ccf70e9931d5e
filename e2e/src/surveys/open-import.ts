import type { Page } from '@playwright/test';
import { expect } from '../portal-test.ts';

/** Leads from the dashboard of a yard to its import; a phone has it in a menu. */
export async function openImport(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Import a file' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(more.or(link).first()).toBeVisible();
  if (!(await more.isVisible())) return link.first().click();
  await more.click();
  await page.getByRole('menuitem', { name: 'Import a file' }).click();
}
