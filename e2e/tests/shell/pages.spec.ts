import type { Page, Route } from '@playwright/test';
import { bottomBarRules, expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { linkTo, mailsTo } from '../../src/outbox.ts';
import { expect, fillSignIn, membershipUrl, openAs, signInAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const atSignIn = (page: Page) => page.waitForURL(`${membershipUrl}/**`);

/** Answers for hosts of the demo's region that do not exist here. */
const catchProvider = (page: Page) =>
  page.route(/provider\.example/, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>Elsewhere</h1>' }),
  );

test.describe("the shell's own addresses", () => {
  test('lead somebody who is not signed in to sign-in and back', async ({ page }) => {
    await page.goto('/login');
    await atSignIn(page);
    await fillSignIn(page, 'cus@demo.example');
    await expect(heading(page, 'Reports home')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('end the session', async ({ page }) => {
    await signInAs(page, 'cus');
    await expect(heading(page, 'Reports home')).toBeVisible();
    await page.goto('/logout');
    await atSignIn(page);
    await page.goto('/');
    await atSignIn(page);
  });

  test("lead staff to the dealers' portal with a code, and back to reports home", async ({
    page,
  }) => {
    await catchProvider(page);
    await openAs(page, 'gyr');
    await expect(heading(page, 'Reports home')).toBeVisible();
    await page.goto('/dealer-portal-dashboard');
    await page.waitForURL(/\/\/dealer-portal\./);
    const { pathname, searchParams } = new URL(page.url());
    expect(pathname).toBe('/dashboard');
    expect([...searchParams.keys()]).toEqual(['user', 'lang']);
    await page.goBack();
    await expect(heading(page, 'Reports home')).toBeVisible();
  });

  for (const [path, title] of [
    ['/registration', 'Ask for access'],
    ['/forgot-password', 'Forgot your password?'],
    ['/404', 'Page not found'],
  ] as const)
    test(`${path} can be read without a session, and with one`, async ({ page }) => {
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
      await expectNoAxeViolations(page);
      await openAs(page, 'cus', '/');
      await page.goto(path);
      await expect(heading(page, title)).toBeVisible();
    });
});

test('an unknown address leads to the page for it, and Back leads to where one was', async ({
  page,
}) => {
  await openAs(page, 'cus', '/fleet-dashboard');
  await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
  await page.goto('/');
  await expect(heading(page, 'Reports home')).toBeVisible();
  await page.goto('/no/such/page');
  await expect(page).toHaveURL('/404');
  await expect(page).toHaveTitle('Page not found – Fleet Tire Portal');
  await page.goBack();
  await expect(heading(page, 'Reports home')).toBeVisible();
  await expect(page).toHaveTitle('Reports home – Fleet Tire Portal');
});

test.describe('reports home', () => {
  test('has the pages used last, until they are cleared', async ({ page }) => {
    await openAs(page, 'gyr', '/fleet-dashboard');
    // A page is remembered once it has arrived completely, which is after its heading.
    const remembered = () => page.evaluate(() => Object.values(localStorage).join());
    await expect.poll(remembered).toContain('["/fleet-dashboard"');
    await page.goto('/');
    const recent = page.getByRole('region', { name: 'Recently used' });
    await expect(recent.getByRole('link', { name: 'Fleet Dashboard' })).toBeVisible();
    await expectNoAxeViolations(page);
    await recent.getByRole('button', { name: 'Clear recently used' }).click();
    await expect(recent).toHaveCount(0);
    await page.reload();
    await expect(heading(page, 'Reports home')).toBeVisible();
    await expect(recent).toHaveCount(0);
  });

  test('says so when nothing is open, and when the list cannot be had', async ({ page }) => {
    const list = '**/tire_management_reports/get';
    await page.route(list, (route) => route.fulfill({ json: { sections: [] } }));
    await openAs(page, 'norights');
    await expect(page.getByText('No reports yet')).toBeVisible();
    await expectNoAxeViolations(page);
    const lost = (route: Route) => route.abort();
    await page.route(list, lost);
    await page.reload();
    await expect(page.getByText('The list of reports could not be loaded')).toBeVisible();
    await page.unroute(list, lost);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No reports yet')).toBeVisible();
  });
});

test.describe('the keyboard', () => {
  test('finds a page and goes there', async ({ page }) => {
    await openAs(page, 'gyr');
    await expect(heading(page, 'Reports home')).toBeVisible();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /^Search pages/ })).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.type('transl');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(heading(page, 'Translations')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('option', { selected: true })).toContainText('Translations');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(heading(page, 'Translations')).toBeFocused();
  });

  test('changes the language and signs out', async ({ page }) => {
    await signInAs(page, 'gyr');
    await expect(heading(page, 'Reports home')).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: /^Search pages/ }).fill('pt-BR');
    await page.getByRole('option', { name: /pt-BR/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
    await page.keyboard.press('Control+k');
    await page.keyboard.type('sair');
    await expect(page.getByRole('option')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await atSignIn(page);
  });

  test('shows its shortcuts, where nobody writes', async ({ page }) => {
    await openAs(page, 'gyr');
    await expect(heading(page, 'Reports home')).toBeVisible();
    await page.keyboard.press('?');
    const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect(help).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'E-mail address' }).press('?');
    await expect(help).toHaveCount(0);
  });
});

test('a network that goes is told until it is back', async ({ page, context }) => {
  await openAs(page, 'cus');
  await expect(heading(page, 'Reports home')).toBeVisible();
  const banner = page.getByText('You are offline.');
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await expectNoAxeViolations(page, { without: bottomBarRules });
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
});

test('a forgotten password is set anew by mail, with no hint who has the address', async ({
  page,
}) => {
  const said: string[] = [];
  for (const email of ['nobody-at-all@demo.example', 'dlr@demo.example']) {
    await page.goto('/forgot-password');
    await page.getByRole('textbox', { name: 'E-mail address' }).fill(email);
    await page.getByRole('button', { name: 'Send the link' }).click();
    await expect(heading(page, 'Look into your mail')).toBeFocused();
    said.push((await page.getByRole('main').textContent()) ?? '');
  }
  await expectNoAxeViolations(page);
  expect(said[0]).toBe(said[1]);
  await expect.poll(() => linkTo('dlr@demo.example')).toContain('/set-password');
  expect(await mailsTo('nobody-at-all@demo.example')).toEqual([]);
});
