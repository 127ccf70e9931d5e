import { expectNoAxeViolations } from '../src/no-axe-violations.ts';
import { expect, openAs, test } from '../src/portal-test.ts';

const widths = { desktop: 1280, tablet: 820, phone: 390 };

for (const [device, width] of Object.entries(widths)) {
  test.describe(`axe on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('finds nothing on the sign-in page', async ({ page }) => {
      await page.goto('/');
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('finds nothing on reports home, its menus and the page for what is not found', async ({
      page,
    }) => {
      await openAs(page, 'gyr');
      await expect(page.getByRole('link', { name: /Fleet Dashboard/ }).last()).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Language' }).click();
      await expect(page.getByRole('button', { name: 'Continue' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.goto('/404');
      await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('finds nothing on a popup', async ({ page }) => {
      await openAs(page, 'norights', '/fleet-dashboard');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('finds nothing on the wizard and the reports', async ({ page }) => {
      await openAs(page, 'cus', '/fleet-dashboard');
      await page.getByPlaceholder('Search by name or number').click();
      await expect(page.getByRole('option').first()).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('option').first().click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.getByRole('radio', { name: 'Custom' }).click({ force: true });
      await expect(page.getByRole('textbox', { name: 'From' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('radio', { name: 'Year to Date' }).click({ force: true });
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('table', { name: 'Locations' })).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Run' }).click();
      await page
        .getByRole('button', { name: /Weeks of/ })
        .first()
        .click();
      await expect(page.getByRole('figure').nth(1)).toBeVisible();
      await expectNoAxeViolations(page);
    });

    test('finds nothing on the translations', async ({ page }) => {
      await openAs(page, 'gyr', '/admin/translations');
      await expect(page.getByRole('table')).toBeVisible();
      await expectNoAxeViolations(page);
    });
  });
}

test('the whole way to the figures works by keyboard', async ({ page }) => {
  await openAs(page, 'cus');
  const link = page.getByRole('link', { name: /Fleet Dashboard/ }).last();
  await link.focus();
  await page.keyboard.press('Enter');
  const account = page.getByPlaceholder('Search by name or number');
  await account.focus();
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(account).not.toHaveValue('');
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByRole('radio', { name: 'Last 30 Days' }).press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Month to Date' })).toBeChecked();
  await page.getByRole('button', { name: 'Continue' }).press('Enter');
  await page.getByRole('button', { name: 'Run' }).press('Enter');
  const opener = page.getByRole('button', { name: /Weeks of/ }).first();
  await opener.press('Enter');
  await expect(opener).toHaveAttribute('aria-expanded', 'true');
});
