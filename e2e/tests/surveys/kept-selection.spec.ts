import type { Page } from '@playwright/test';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

// Both steps of the tire inspection report are in its address: a reload, a copied link and a favorite restore them.

const table = (page: Page) => page.getByRole('table', { name: 'Finished surveys' });

/** Returns the texts of the first rows and the choices of both steps. */
async function shown(page: Page) {
  await expect(table(page).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Finished surveys' })).toHaveAttribute(
    'aria-busy',
    'false',
  );
  const rows = await table(page).getByRole('row').allInnerTexts();
  const steps = await page.getByRole('button', { name: /^[12]\. / }).allInnerTexts();
  return { rows: rows.slice(1, 6), steps };
}

test('both steps are restored by a reload, a link and a favorite', async ({ page, context }) => {
  await openAs(page, 'gyr', '/tireoptix');
  const all = await shown(page);
  await page.getByRole('button', { name: /^1\. / }).click();
  const boxes = page.getByRole('checkbox', { name: /^Choose / });
  for (const place of [0, 1, 2]) await boxes.nth(place).check();
  await page.getByRole('button', { name: /^2\. / }).click();
  await page.getByRole('textbox', { name: 'From' }).fill('01/01/2024');
  await page.getByRole('button', { name: 'Show surveys' }).click();
  await expect(page).toHaveURL(/\?locations=\d+\.\d+\.\d+&from=2024-01-01$/);
  const chosen = await shown(page);
  expect(chosen.steps.join()).toContain('3 locations');
  expect(chosen.steps.join()).toContain('01/01/2024');
  expect(chosen.rows).not.toEqual(all.rows);
  const address = page.url();

  await page.reload();
  expect(await shown(page)).toEqual(chosen);

  const other = await context.newPage();
  await other.goto(address);
  expect(await shown(other)).toEqual(chosen);
  await other.close();

  const name = `Three yards ${Date.now().toString(36)}`;
  await page.getByRole('button', { name: 'Favorites' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name);
  await dialog.getByRole('button', { name: 'Add favorite' }).click();
  await expect(dialog).toBeHidden();
  await page.goto('/tireoptix');
  expect((await shown(page)).rows).toEqual(all.rows);
  await page.getByRole('button', { name: 'Favorites' }).click();
  await dialog.getByRole('link', { name }).click();
  await expect(page).toHaveURL(address);
  expect(await shown(page)).toEqual(chosen);
});
