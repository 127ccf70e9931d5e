import { expect, openAs, test } from '../../src/portal-test.ts';

test('a language is added with the words of another, chosen, and falls back by its parents', async ({
  page,
}) => {
  await openAs(page, 'gyr', '/admin/translations?tab=languages');
  await page.getByRole('button', { name: 'Add a language' }).click();
  const form = page.getByRole('dialog', { name: 'Add a language' });
  await form.getByRole('textbox', { name: 'Code' }).fill('en-us');
  await form
    .getByRole('textbox', { name: 'Name in the language itself' })
    .fill('Français (Belgique)');
  await form.getByRole('button', { name: 'Add the language' }).click();
  await expect(form.getByText('Enter a language and a country, as in fr-BE.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Code' }).fill('fr-BE');
  await form.getByRole('combobox', { name: 'Falls back to' }).click();
  await page.getByRole('option', { name: 'Français (France) · fr-FR' }).click();
  await form.getByRole('combobox', { name: 'Copy the edited words of' }).click();
  await page.getByRole('option', { name: 'Français (Canada) · fr-CA' }).click();
  await form.getByRole('button', { name: 'Add the language' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Progress: Français (Belgique)' })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose your language' });
  await chooser.getByRole('radio', { name: 'Europe' }).check({ force: true });
  await chooser.getByRole('option', { name: 'Français (Belgique)' }).click();
  await chooser.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil des rapports' })).toBeVisible();
});
