import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

test('a language without words of its own speaks with its parent', async ({ page }) => {
  await openAs(page, 'cus');
  await page.goto('/?lang=fr-FR');
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil des rapports' })).toBeVisible();
});

test('a language that does not exist changes nothing', async ({ page }) => {
  await openAs(page, 'cus');
  await page.goto('/?lang=xx-XX');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
});

test('a word that an administrator saves is seen once the words are loaded again', async ({
  page,
}) => {
  await openAs(page, 'gyr', '/admin/translations');
  const key = 'index.title';
  await page.getByRole('searchbox').fill(key);
  await page
    .getByRole('button', { name: `Edit ${key}` })
    .first()
    .click();
  const word = `Reports home ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Translation' }).fill(word);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('One word was saved.')).toBeVisible();
  await page.getByRole('button', { name: 'Load the words again' }).click();
  await expect(page.getByText('The words were loaded again.')).toBeVisible();
  await page.getByRole('link', { name: 'Fleet Tire Portal' }).click();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: word })).toBeVisible();

  await page.goto('/admin/translations');
  await page.getByRole('searchbox').fill(key);
  await page
    .getByRole('button', { name: `Edit ${key}` })
    .first()
    .click();
  await page.getByRole('textbox', { name: 'Translation' }).fill('Reports home');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('One word was saved.')).toBeVisible();
});
