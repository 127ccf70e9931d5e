import { expect, openAs, test } from '../../src/portal-test.ts';

const words = [
  'key;namespace;translation',
  'index.title;shell;"Accueil « belge »; des rapports"',
  'index.nowhere;shell;Nulle part',
].join('\r\n');

test('a language is added with the words of another, gets words by CSV, is chosen, and falls back by its parents', async ({
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

  await page.getByRole('button', { name: 'Words as CSV' }).click();
  const drawer = page.getByRole('dialog', { name: 'Words as CSV: Français (Belgique)' });
  await drawer
    .getByLabel('Choose a CSV file')
    .first()
    .setInputFiles({
      name: 'words.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`\ufeff${words}`),
    });
  await expect(drawer.getByText('The portal has no such word.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Save one word' }).click();
  await expect(drawer.getByText('words.csv was saved', { exact: false })).toBeVisible();

  await page.goto('/');
  await page.getByRole('button', { name: 'Language' }).click();
  const chooser = page.getByRole('dialog', { name: 'Choose your language' });
  await chooser.getByRole('radio', { name: 'Europe' }).check({ force: true });
  await chooser.getByRole('option', { name: 'Français (Belgique)' }).click();
  await chooser.getByRole('button', { name: 'Continue' }).click();
  const title = 'Accueil « belge »; des rapports';
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  // A text that the language lacks comes from its parent's parent.
  await expect(page.getByRole('button', { name: 'Langue' })).toBeVisible();

  await page.goto('/admin/translations?tab=languages&lang=en-US');
  await page.getByRole('button', { name: 'Withdraw Français (Belgique)' }).click();
  const question = page.getByRole('dialog', { name: 'Withdraw Français (Belgique)?' });
  await question.getByRole('textbox', { name: 'Type fr-BE to confirm' }).fill('fr-BE');
  await question.getByRole('button', { name: 'Withdraw the language' }).click();
  await expect(page.getByText('Français (Belgique) was withdrawn.')).toBeVisible();
});
