import type { Page } from '@playwright/test';
import { expect, membershipUrl, signInAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

const accounts = '/api/v2/fleet_dashboard/get_accounts';

async function statusOfAccounts(page: Page): Promise<number> {
  const headers = await page.evaluate(() => ({
    authorization: `Bearer ${localStorage.getItem('token')}`,
    'api-key': localStorage.getItem('api_key') ?? '',
  }));
  return (await page.request.get(accounts, { headers })).status();
}

test('without the right the address shows the popup and the call answers 401', {
  tag: '@core',
}, async ({ page }) => {
  await signInAs(page, 'norights', '/fleet-dashboard');
  const popup = page.getByRole('dialog', { name: 'Error' });
  await expect(popup).toContainText("You don't have permissions to this page!");
  expect(await statusOfAccounts(page)).toBe(401);
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  await expect(page.locator('main [data-shape]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Fleet dashboard/i })).toHaveCount(0);
});

test('without a session the call answers 403', { tag: '@core' }, async ({ request }) => {
  const answer = await request.get(accounts);
  expect(answer.status()).toBe(403);
  expect(await answer.json()).toMatchObject({ code: 'no_session' });
});

test('with the right the call answers', { tag: '@core' }, async ({ page }) => {
  await signInAs(page, 'cus');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  expect(await statusOfAccounts(page)).toBe(200);
});

test('without any right there is no portal', { tag: '@core' }, async ({ page }) => {
  await signInAs(page, 'noportal');
  const popup = page.getByRole('dialog', { name: 'Error' });
  await expect(popup).toContainText("You don't have permissions to this portal!");
  await expect(page.getByRole('heading', { name: 'Reports home' })).toHaveCount(0);
});

test('an unknown address leads to the page for it', async ({ page }) => {
  await signInAs(page, 'cus');
  await page.goto('/nowhere/at-all');
  await expect(page).toHaveURL('/404');
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to reports home' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
});

test('a session that runs out shows its popup within 15 seconds and leads back', async ({
  page,
}) => {
  await signInAs(page, 'cus', '/fleet-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  const popup = page.getByRole('dialog', { name: 'Session expired' });
  // Every answer extends the session, and one may still be pending.
  await expect(async () => {
    await page.evaluate(() => localStorage.setItem('session_end', String(Date.now() - 1)));
    await expect(popup).toBeVisible({ timeout: 20_000 });
  }).toPass({ timeout: 60_000 });
  await expect(popup).toContainText(
    'Your session has expired due to inactivity. Please log in again.',
  );
  await popup.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${membershipUrl}/**`);
  expect(new URL(page.url()).searchParams.get('return_path')).toBe('/fleet-dashboard');
});

test('a token that the server forgot shows the popup at the next call', async ({ page }) => {
  await signInAs(page, 'cus');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('token', 'forgotten'));
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'Session expired' })).toBeVisible();
});

test('a fault of the server shows the system error and leaves the page standing', async ({
  page,
}) => {
  await signInAs(page, 'cus');
  await page.route('**/tire_management_reports/get', (route) =>
    route.fulfill({ status: 500, json: { code: 'system', path: '', message: '' } }),
  );
  await page.reload();
  const popup = page.getByRole('dialog', { name: 'System Error' });
  await expect(popup).toContainText('Something went wrong please try again');
  await popup.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByText('The list of reports could not be loaded')).toBeVisible();
  await page.unroute('**/tire_management_reports/get');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('link', { name: /Fleet Dashboard/ }).last()).toBeVisible();
});
