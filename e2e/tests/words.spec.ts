import { expect, openAs, test } from '../src/portal-test.ts';

test('the portal speaks the language that is chosen and keeps it', async ({ page }) => {
  await openAs(page, 'cus');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('menuitem', { name: 'Português (Brasil)' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Início dos relatórios' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Início dos relatórios' })).toBeVisible();
});

test('a language without words of its own speaks with its parent', async ({ page }) => {
  await openAs(page, 'cus', '/?lang=fr-FR');
  await page.goto('/?lang=fr-FR');
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil des rapports' })).toBeVisible();
});

test('a language that does not exist changes nothing', async ({ page }) => {
  await openAs(page, 'cus');
  await page.goto('/?lang=xx-XX');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
});
