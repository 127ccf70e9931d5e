import { expect, type Locator, type Page } from '@playwright/test';

/** Locates the row of a template or favorite by name. */
export const namedRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** Chooses something from the menu of a template or favorite. */
export async function chooseFromRowMenu(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Fills in the name in a dialog and confirms. */
export async function giveName(page: Page, title: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button').last().click();
}

/** Saves the dashboard's reports under a name and follows the notice to the list. */
export async function saveTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  await giveName(page, 'Save as template', name);
  await page.getByRole('button', { name: 'Show templates' }).click();
  await expect(namedRow(page, name)).toBeVisible();
}

export async function deleteByName(page: Page, name: string): Promise<void> {
  await chooseFromRowMenu(page, name, 'Delete');
  await expect(namedRow(page, name)).toHaveCount(0);
}
