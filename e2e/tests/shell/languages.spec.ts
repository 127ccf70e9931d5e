import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, signInAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

const english = { level: 1, name: 'Reports home' } as const;
const portuguese = { level: 1, name: 'Início dos relatórios' } as const;

test.describe('the language chooser', () => {
  test.beforeEach(async ({ page }) => {
    await signInAs(page, 'cus');
    await expect(page.getByRole('heading', english)).toBeVisible();
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose your language' })).toBeVisible();
  });

  test('takes a language by map and list, and keeps it', async ({ page }) => {
    await expect(page.getByRole('radio', { name: 'North America' })).toBeChecked();
    // Brazil, on the map.
    const map = await page.getByRole('group', { name: 'Region' }).locator('svg').boundingBox();
    if (!map) throw new Error('no map');
    await page.mouse.click(map.x + map.width * 0.335, map.y + map.height * 0.74);
    await expect(page.getByRole('radio', { name: 'South America' })).toBeChecked();
    const brazil = page.getByRole('option', { name: 'Português (Brasil)' });
    await brazil.hover();
    await expect(page.getByRole('dialog', { name: 'Escolha seu idioma' })).toBeVisible();
    await brazil.click();
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.getByRole('heading', portuguese)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', portuguese)).toBeVisible();
  });

  test('takes a language by keyboard alone, and gives the focus back', async ({ page }) => {
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Language' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(page.getByRole('radio', { name: 'North America' })).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('option')).toHaveCount(2);
    await page.keyboard.press('Tab');
    await page.keyboard.type('brazil');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', portuguese)).toBeVisible();
  });

  test('takes a language without words, and says whose it shows', async ({ page }) => {
    await page.getByRole('combobox').fill('deu');
    const german = page.getByRole('option', { name: 'Deutsch' });
    await expect(german).toContainText('Words in English');
    await german.click();
    await page.getByRole('button', { name: 'Weiter' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('heading', english)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('de-DE');
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('option', { name: 'Deutsch', selected: true })).toBeVisible();
  });

  test('stays when the words break off, and takes them again', async ({ page }) => {
    await page.route('**/locales/pt-BR.json', (route) =>
      route.fulfill({ contentType: 'application/json', body: '{"portal.name": "Por' }),
    );
    await page.getByRole('combobox').fill('pt-BR');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(/The words could not be loaded/);
    await page.unroute('**/locales/pt-BR.json');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', portuguese)).toBeVisible();
  });

  test('is clean for axe', async ({ page }) => {
    await page.getByRole('radio', { name: 'Europe' }).check({ force: true });
    await expectNoAxeViolations(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test('asks for region and language', async ({ page }) => {
      await page.getByRole('combobox', { name: 'Region' }).click();
      await page.getByRole('option', { name: 'South America' }).click();
      await page.getByRole('combobox', { name: 'Language' }).click();
      await page.getByRole('option', { name: 'Português (Brasil)' }).click();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Continuar' }).click();
      await expect(page.getByRole('heading', portuguese)).toBeVisible();
    });
  });
});

test.describe('at the start', () => {
  const failure = 'Could not connect to server. Please try again later.';

  for (const call of ['languages/locales', 'languages/pack/en-US'])
    test(`nothing is shown without ${call}, and Try again starts`, async ({ page }) => {
      await page.route(`**/${call}*`, (route) => route.abort());
      await page.goto('/404');
      await expect(page.getByText(failure)).toBeVisible();
      await page.unroute(`**/${call}*`);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByText(failure)).toHaveCount(0);
    });

  test('a kept language that does not exist, and a list of nonsense, do no harm', async ({
    page,
  }) => {
    await signInAs(page, 'cus');
    await page.evaluate(() => {
      localStorage.setItem('language', 'xx-XX');
      localStorage.setItem('languages', '{"expires": 9e15, "locales": [{}]}');
    });
    await page.reload();
    await expect(page.getByRole('heading', english)).toBeVisible();
    await page.getByRole('button', { name: 'Language' }).click();
    await expect(page.getByRole('option')).toHaveCount(4);
  });
});
