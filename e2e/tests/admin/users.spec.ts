import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { openByMenu } from '../../src/header-menu.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { mailsTo } from '../../src/outbox.ts';
import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { appendMarkup, markup, textsWithoutMarkup } from '../../src/walk/checks/append-markup.ts';

/** Requests access for a new person, like the registration page. */
async function register(request: APIRequestContext, lastName: string): Promise<string> {
  const email = `${lastName.toLowerCase()}-${randomUUID().slice(0, 8)}@demo.example`;
  const answer = await request.post('/api/v2/users/registration', {
    data: {
      user_name: 'Riley',
      user_last_name: lastName,
      email,
      company: 'Prairie Carriers',
      group: 'CUS',
      message: 'We run forty trucks.',
      agree_to_fhq_terms: true,
    },
  });
  expect(answer.status()).toBe(200);
  return email;
}

/** Opens the registration with an e-mail address. */
async function openRegistration(page: Page, email: string) {
  await page.getByRole('row').filter({ hasText: email }).getByRole('button').click();
  return page.getByRole('dialog');
}

test('an administrator finds the page in the menu, with those who wait', async ({ page }) => {
  await openAs(page, 'gyr');
  await openByMenu(page, 'Administration', 'Users');
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible();
  await expect(page.getByRole('tab', { name: /Waiting \d+ people wait/ })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Étienne Gagnon' })).toBeVisible();
});

test('texts that people sent are shown as they are', async ({ page, answers }) => {
  const texts = appendMarkup(answers);
  await openAs(page, 'gyr', '/admin/users?tab=users');
  await expect(page.getByText(markup).first()).toBeVisible();
  expect(await textsWithoutMarkup(page, texts)).toEqual([]);
});

test('whoever is declined is mailed the reason', async ({ page, request }) => {
  const email = await register(request, 'Declined');
  await openAs(page, 'gyr', '/admin/users');
  const drawer = await openRegistration(page, email);
  await expect(drawer.getByText('We run forty trucks.')).toBeVisible();
  await drawer.getByRole('button', { name: 'Decline…' }).click();
  const question = page.getByRole('dialog', { name: 'Decline this registration?' });
  await question.getByRole('textbox', { name: /Reason/ }).fill('Not a customer of ours');
  await question.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(page.getByText('The registration of Riley Declined was declined.')).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: email })).toHaveCount(0);
  await expect
    .poll(async () => (await mailsTo(email)).join('\n'))
    .toContain('Not a customer of ours');
  await page
    .getByRole('radiogroup', { name: 'Show registrations' })
    .getByText('Declined', { exact: true })
    .click();
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('gyr');
});

test('whoever is approved is mailed a link and is among the users', async ({ page, request }) => {
  const email = await register(request, 'Approved');
  await openAs(page, 'gyr', '/admin/users');
  await openRegistration(page, email);
  const drawer = page.getByRole('dialog', { name: 'Riley Approved' });
  await drawer.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog', { name: 'Approve all the same?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(question).toHaveCount(0);
  await drawer.getByRole('combobox', { name: 'Accounts' }).click();
  await drawer.getByRole('option').first().click();
  await drawer.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText(/^Riley Approved was approved as approved-/)).toBeVisible();
  await expect
    .poll(async () => (await mailsTo(email)).join('\n'))
    .toContain('Subject: Welcome to the Fleet Tire Portal');
  await page.getByRole('tab', { name: 'Users' }).click();
  await page.getByRole('searchbox').fill(email);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText('One account');
  await expect(row).toContainText('No password yet');
});

test('Escape asks before what was entered is lost, and answers no to that', async ({ page }) => {
  await openAs(page, 'gyr', '/admin/users?tab=users&search=souza');
  await page.getByRole('button', { name: 'Carla Souza' }).click();
  const drawer = page.getByRole('dialog', { name: 'Carla Souza' });
  await drawer.getByRole('checkbox', { name: 'Fleet dashboard' }).uncheck();
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Discard what you entered?' });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(drawer).toBeHidden();
});

test('what was entered is back after a reload, and its notice leaves the button to save it free', async ({
  page,
}) => {
  await openAs(page, 'gyr', '/admin/users?tab=users&search=novak');
  await page.getByRole('button', { name: 'Terry Novak' }).click();
  await page.getByRole('dialog').getByRole('checkbox', { checked: false }).first().check();
  await page.reload();
  await expect(page.getByText('What you had entered and not saved is back.')).toBeVisible();
  // A click on a covered element would never finish.
  await page.getByRole('button', { name: 'Save changes' }).click({ trial: true });
  await expect(page.getByText('What you had entered and not saved is back.')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('nobody without the right comes to the users', async ({ page }) => {
  await openAs(page, 'cus', '/admin/users');
  await expect(page.getByRole('dialog')).toContainText("You don't have permissions to this page!");
});

// On a desktop, the walk checks them.
for (const [device, width] of Object.entries({ tablet: 820, phone: 390 })) {
  test.describe(`axe on a ${device}`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('finds nothing on both tabs and the forms', async ({ page }) => {
      await openAs(page, 'gyr', '/admin/users');
      const drawer = page.getByRole('dialog');
      await page.getByRole('button', { name: 'Étienne Gagnon' }).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Étienne Gagnon' }).click();
      await drawer.getByRole('combobox', { name: 'Dealers' }).click();
      await drawer.getByRole('option').first().waitFor();
      await expectNoAxeViolations(page, { part: '[role="dialog"]' });
      await page.goto('/admin/users?tab=users&search=young');
      await page.getByRole('button', { name: 'Grace Young', exact: true }).waitFor();
      await expectNoAxeViolations(page);
      await page.getByRole('button', { name: 'Grace Young', exact: true }).click();
      await expect(drawer.getByText('You cannot lock your own account.')).toBeVisible();
      await expectNoAxeViolations(page, { part: '[role="dialog"]' });
    });
  });
}
