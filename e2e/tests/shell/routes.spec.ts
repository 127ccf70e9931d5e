import type { Page } from '@playwright/test';
import { expect, fillSignIn, membershipUrl, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';

// Every route declared by the deployed remotes: signed out, without the right, and with it.

interface Route {
  readonly path: string;
  readonly right: string | null;
}
interface DeclaredRemote {
  readonly name: string;
  readonly declaration: {
    readonly routes: readonly Route[];
    readonly redirects: readonly { readonly from: string; readonly to: string }[];
  };
}

const portal = process.env.PORTAL_URL ?? '';
const { remotes } = (await (await fetch(`${portal}/deployment.json`)).json()) as {
  remotes: DeclaredRemote[];
};
const routes = remotes.flatMap(({ declaration }) => declaration.routes);
/**
 * Returning after the sign-in is the shell's part and the same for all routes, so one per remote is
 * tested completely.
 */
const goneBackTo = new Set(remotes.map(({ declaration }) => declaration.routes[0]?.path));
const redirects = remotes.flatMap(({ declaration }) => declaration.redirects);

/** An address of the route, with any values for its parameters. */
const addressOf = (path: string) => path.replaceAll(/\{[^}]+\}/g, '1');
test.describe.configure({ mode: 'parallel' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('every deployed remote declares a route', () => {
  expect(remotes.filter(({ declaration }) => declaration.routes.length === 0)).toEqual([]);
  expect(routes.length).toBeGreaterThan(0);
});

for (const { path, right } of routes) {
  const address = addressOf(path);

  test(`${path}, signed out, leads to sign-in and back`, async ({ page }) => {
    await page.goto(address);
    await page.waitForURL(`${membershipUrl}/**`);
    expect(new URL(page.url()).searchParams.get('return_path')).toBe(address);
    if (!goneBackTo.has(path)) return;
    await fillSignIn(page, 'gyr@demo.example');
    await page.waitForURL(({ pathname, searchParams }) => {
      return pathname === address && !searchParams.has('user');
    });
    await expect(heading(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  if (right === null) continue;
  test(`${path}, without its right, shows the popup and goes to the index`, async ({ page }) => {
    await openAs(page, 'norights', address);
    const popup = page.getByRole('dialog', { name: 'Error' });
    await expect(popup).toContainText("You don't have permissions to this page!");
    await popup.getByRole('button', { name: 'OK' }).click();
    await expect(page).toHaveURL('/');
    await expect(heading(page)).toHaveText('Reports home');
  });
}

for (const { from, to } of redirects) {
  test(`${from} leads to ${to}`, async ({ page }) => {
    await openAs(page, 'gyr', addressOf(from));
    await page.waitForURL(({ pathname }) => pathname === addressOf(to));
    await expect(heading(page)).toBeVisible();
  });
}

test('a path that cannot be decoded is a page that is not found', async ({ page }) => {
  await page.goto('/%E0%A4%A');
  await expect(heading(page)).toHaveText('Page not found');
  await expect(page.getByRole('banner')).toBeVisible();
});
