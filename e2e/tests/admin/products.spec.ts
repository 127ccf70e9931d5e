import type { Page } from '@playwright/test';
import { exportFile, sheetsOf } from '../../src/exported.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';

const table = (page: Page) => page.getByRole('table', { name: 'Products' });
const named = (page: Page, line: string) =>
  table(page).getByRole('button', { name: line, exact: true });

/** Searches for products by a word in their names. */
async function search(page: Page, text: string): Promise<void> {
  await page.getByRole('searchbox').fill(text);
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === text);
}

async function fillNew(page: Page, line: string) {
  await page.getByRole('button', { name: 'Add product' }).click();
  const form = page.getByRole('dialog', { name: 'Add product' });
  await form.getByRole('combobox', { name: 'Brand' }).fill('Northvale');
  await form.getByRole('combobox', { name: 'Product line' }).fill(line);
  await form.getByRole('combobox', { name: 'Tire size' }).fill('11R22.5');
  await form.getByRole('button', { name: 'Save product' }).click();
  return form;
}

/** Returns the lines of a brand offered by the survey tool. */
async function linesOffered(page: Page, brand: string): Promise<string[]> {
  const headers = await page.evaluate(() => ({
    authorization: `Bearer ${localStorage.getItem('token')}`,
    'api-key': localStorage.getItem('api_key') ?? '',
  }));
  const answer = await page.request.post('/api/v2/fleet_survey/get_edit_tire_selects', {
    headers,
    data: { brand },
  });
  expect(answer.status()).toBe(200);
  const { product_lines } = (await answer.json()) as { product_lines: string[] };
  return product_lines;
}

test('a product is added once, its double is merged into it, and lookups offer what is active', async ({
  page,
}) => {
  const key = Date.now().toString(36).toUpperCase();
  const [line, double] = [`NV-Q${key}`, `NV-R${key}`];
  await openAs(page, 'gyr', '/manage-products');
  const form = await fillNew(page, line);
  await expect(form).toBeHidden();

  // The same line in another spelling.
  await fillNew(page, line.replace('-', ' ').toLowerCase());
  await expect(
    form.getByText('There is such a product already, perhaps in another spelling.').first(),
  ).toBeVisible();
  await form.getByRole('combobox', { name: 'Product line' }).fill(double);
  await form.getByRole('button', { name: 'Save product' }).click();
  await expect(form).toBeHidden();
  expect(await linesOffered(page, 'Northvale')).toEqual(expect.arrayContaining([line, double]));

  await search(page, double);
  await named(page, double).click();
  const drawer = page.getByRole('dialog', { name: new RegExp(double) });
  await drawer.getByRole('button', { name: 'Merge…' }).click();
  const question = page.getByRole('dialog', { name: 'Merge this double?' });
  const staying = question.getByRole('combobox', { name: 'Product that stays' });
  await staying.fill(line);
  await page.getByRole('option', { name: new RegExp(line) }).click();
  await question.getByRole('button', { name: 'Merge' }).click();
  await expect(question.getByText('This is not the name of the double.')).toBeVisible();
  await question.getByRole('textbox').last().fill(`Northvale ${double} 11R22.5`);
  await question.getByRole('button', { name: 'Merge' }).click();
  await expect(page.getByText(/was merged into/)).toBeVisible();
  await expect(table(page).getByRole('row', { name: new RegExp(double) })).toContainText('Merged');
  const afterMerge = await linesOffered(page, 'Northvale');
  expect(afterMerge).toContain(line);
  expect(afterMerge).not.toContain(double);

  await search(page, line);
  await named(page, line).click();
  const change = page.getByRole('dialog', { name: new RegExp(line) });
  await change.getByRole('checkbox', { name: 'Retired' }).check();
  await change.getByRole('button', { name: 'Save product' }).click();
  await expect(change).toBeHidden();
  await expect(table(page).getByRole('row', { name: new RegExp(line) })).toContainText('Retired');
  expect(await linesOffered(page, 'Northvale')).not.toContain(line);

  const button = page.getByRole('button', { name: /^Export/ });
  const sheets = await sheetsOf(await exportFile(page, button, 'Excel'));
  const rows = [...sheets.values()].flat().filter(([name]) => name === line);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toEqual(
    expect.arrayContaining([line, 'Northvale', '11R22.5', 'Tire', 'Retired']),
  );

  await page.goto(`/admin/audit?area=product&search=${key}`);
  const told = page.getByRole('table', { name: 'Changes' }).getByRole('row');
  await expect(told.nth(1)).toContainText('Retired: no → yes');
  await expect(told.nth(2)).toContainText('Merged');
});
