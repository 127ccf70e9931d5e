import { randomUUID } from 'node:crypto';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { linkTo, mailsTo } from '../../src/outbox.ts';
import { expect, fillSignIn, membershipUrl, signInAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

const password = 'twelve quiet tires';

test('a registration, from the first click to the first report', async ({ page, browser }) => {
  test.setTimeout(180_000);
  const email = `ana-${randomUUID().slice(0, 8)}@demo.example`;

  await test.step('asking for access', async () => {
    await page.goto('/');
    await page.waitForURL(`${membershipUrl}/**`);
    await page.getByRole('link', { name: 'Ask for access' }).click();
    await page.getByRole('textbox', { name: 'First name' }).fill('Ana');
    await page.getByRole('textbox', { name: 'Last name' }).fill('Lima');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await page.getByRole('textbox', { name: 'Company' }).fill('Lima Cargo');
    await page.getByRole('checkbox', { name: /I agree/ }).check();
    await page.getByRole('button', { name: 'Send the request' }).click();
    await expect(page.getByRole('heading', { name: 'Thank you for your request' })).toBeFocused();
    await expectNoAxeViolations(page);
    await expect
      .poll(async () => (await mailsTo(email)).join())
      .toContain('We received your request for access');
  });

  await test.step('an administrator approves it', async () => {
    const context = await browser.newContext();
    const admin = await context.newPage();
    await signInAs(admin, 'gyr', '/admin/users');
    await admin.getByRole('row').filter({ hasText: email }).getByRole('button').click();
    const drawer = admin.getByRole('dialog');
    await drawer.getByRole('combobox', { name: 'Accounts' }).click();
    await drawer.getByRole('option').first().click();
    await drawer.getByRole('button', { name: 'Approve' }).click();
    await expect(admin.getByText(/^Ana Lima was approved as/)).toBeVisible();
    await context.close();
  });

  await test.step('setting a password by the link in the mail', async () => {
    await expect.poll(() => linkTo(email)).toContain('/set-password');
    await page.goto((await linkTo(email)) ?? '');
    await page.getByLabel('New password', { exact: true }).fill(password);
    await page.getByLabel('New password, again').fill(password);
    await page.getByRole('button', { name: 'Set the password' }).click();
    await expect(page.getByRole('heading', { name: 'Your password is set' })).toBeVisible();
    await page.getByRole('link', { name: 'Open the portal' }).click();
  });

  await test.step('signing in and running a report', async () => {
    await page.waitForURL(`${membershipUrl}/**`);
    await fillSignIn(page, email, password);
    await page
      .getByRole('main')
      .getByRole('link', { name: /Fleet Dashboard/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
    // The only account is already chosen.
    await expect(page.getByRole('combobox', { name: 'Account' })).not.toHaveValue('');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('radio', { name: 'Last 30 Days' }).click({ force: true });
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Run' }).click();
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
  });
});
