import type { Page } from '@playwright/test';
import { bottomBarRules, expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { expect, fillSignIn, membershipUrl, signInAs, test } from '../../src/portal-test.ts';
import { endSessionIn, signOut } from '../../src/session.ts';
import { storeUnsentWrites } from '../../src/unsent-writes.ts';

const question = (page: Page) => page.getByRole('dialog', { name: 'Sign out with unsent changes' });
const line = (page: Page) => page.getByText('Changes waiting on this device: 2');

/** Lists the paths of the writes that are sent to the server. */
function sentPaths(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/authorization/check_permissions'))
      paths.push(String(request.postDataJSON().path));
  });
  return paths;
}

test('what waits on a device is sent from whatever page its person opens', async ({ page }) => {
  await signInAs(page, 'cus');
  await storeUnsentWrites(page, ['/one', '/other']);
  const sent = sentPaths(page);
  await page.reload();
  await expect.poll(() => sent.filter((path) => path !== '/').sort()).toEqual(['/one', '/other']);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('offline_kept'))).toBeNull();
});

test('without a network the page says how much waits, and sends it afterwards', async ({
  page,
  context,
}) => {
  await signInAs(page, 'cus');
  await storeUnsentWrites(page, ['/one', '/other']);
  // Fails like a missing network until the test goes offline.
  await page.route('**/authorization/check_permissions', (route) => route.abort());
  await page.reload();
  await expect(line(page)).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expectNoAxeViolations(page, { without: bottomBarRules });
  await page.unroute('**/authorization/check_permissions');
  await context.setOffline(false);
  await expect(line(page)).toBeHidden();
});

test('a day outlasts the session: its person signs in again, and what waits is sent', async ({
  page,
  context,
}) => {
  const expired = page.getByRole('dialog', { name: 'Session expired' });
  await signInAs(page, 'cus');
  await storeUnsentWrites(page, ['/one', '/other']);
  await page.route('**/authorization/check_permissions', (route) => route.abort());
  await page.reload();
  await expect(line(page)).toBeVisible();
  await context.setOffline(true);
  await endSessionIn(page, 0);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await expect(page.locator('[inert] main')).toHaveCount(0);
  await expect(expired).toBeHidden();

  await page.unroute('**/authorization/check_permissions');
  await page.route('**/authorization/check_permissions', (route) =>
    route.fulfill({ status: 403, json: { code: 'session_over', path: '', message: '' } }),
  );
  await context.setOffline(false);
  await expect(expired).toBeVisible();
  await page.unroute('**/authorization/check_permissions');
  const sent = sentPaths(page);
  await expired.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(`${membershipUrl}/**`);
  await fillSignIn(page, 'cus@demo.example');
  await expect.poll(() => sent).toEqual(expect.arrayContaining(['/one', '/other']));
});

test('signing out asks about unsent work, and nobody else sends what is kept', async ({ page }) => {
  await signInAs(page, 'cus');
  await storeUnsentWrites(page, ['/one', '/other']);
  await page.route('**/authorization/check_permissions', (route) => route.abort());
  await page.reload();
  await expect(line(page)).toBeVisible();
  await page.getByRole('button', { name: /Signed in/ }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(question(page)).toBeVisible();
  await expectNoAxeViolations(page, { part: '[role="dialog"]' });

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  expect((await download).suggestedFilename()).toMatch(/^unsent-.*\.zip$/);
  await page.getByRole('button', { name: 'Stay signed in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();

  await page.goto('/logout');
  await page.getByRole('button', { name: 'Keep for me and sign out' }).click();
  await page.waitForURL(`${membershipUrl}/**`);
  await page.unroute('**/authorization/check_permissions');
  const sent = sentPaths(page);
  await fillSignIn(page, 'gyr@demo.example');
  await expect(page.getByText('Changes made by somebody else wait')).toBeVisible();
  expect(sent).not.toContain('/one');

  await signOut(page);
  await fillSignIn(page, 'cus@demo.example');
  await expect.poll(() => sent).toEqual(expect.arrayContaining(['/one', '/other']));
});

test('unsent work is sent before its person is signed out', async ({ page }) => {
  await signInAs(page, 'cus');
  await storeUnsentWrites(page, ['/one', '/other']);
  await page.route('**/authorization/check_permissions', (route) => route.abort());
  await page.reload();
  await expect(line(page)).toBeVisible();
  await page.goto('/logout');
  await expect(question(page)).toBeVisible();
  await page.unroute('**/authorization/check_permissions');
  await page.getByRole('button', { name: 'Send now and sign out' }).click();
  await page.waitForURL(`${membershipUrl}/**`);
});
