import { expect, type Locator, type Page } from '@playwright/test';

/** The row of a template or favorite, by its name. */
export const keptRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) });

/** Chooses something from the menu of a template or favorite. */
export async function chooseOfRow(page: Page, name: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
  await page.getByRole('menuitem', { name: item, exact: true }).click();
}

/** Writes a name into the dialog that asks for it, and confirms. */
export async function giveName(page: Page, title: string, name: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.getByRole('textbox').fill(name);
  await dialog.getByRole('button').last().click();
}

/** Saves what the dashboard shows under a name, and follows the notice to the list. */
export async function saveTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Save as template…' }).click();
  await giveName(page, 'Save as template', name);
  await page.getByRole('button', { name: 'Show templates' }).click();
  await expect(keptRow(page, name)).toBeVisible();
}

export async function deleteKept(page: Page, name: string): Promise<void> {
  await chooseOfRow(page, name, 'Delete');
  await expect(keptRow(page, name)).toHaveCount(0);
}
