import type { Page } from '@playwright/test';
import { expect } from '../portal-test.ts';

/** Opens the import from a yard's dashboard; on a phone, it is in a menu. */
export async function openImport(page: Page): Promise<void> {
  const link = page.getByRole('link', { name: 'Import a file' });
  const more = page.getByRole('button', { name: 'More', exact: true });
  await expect(more.or(link).first()).toBeVisible();
  if (!(await more.isVisible())) return link.first().click();
  await more.click();
  await page.getByRole('menuitem', { name: 'Import a file' }).click();
}
