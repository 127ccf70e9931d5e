import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openTranslations } from '../../src/header-menu.ts';
import { openQuietPage } from '../../src/kept-session.ts';
import { OtherCheckout } from '../../src/other-checkout.ts';
import { ensureSession, expect, openAs, test } from '../../src/portal-test.ts';

const dataDir = process.env.DATA_DIR;
const site = path.join(dataDir ?? '', 'site');
const dashboard = path.join(site, 'remotes', 'dashboard');
const deploymentFile = path.join(site, 'deployment.json');

test.describe('a remote that is gone from the site', () => {
  test.beforeEach(() => rename(dashboard, `${dashboard}-gone`));
  test.afterEach(() => rename(`${dashboard}-gone`, dashboard).catch(() => undefined));

  test('costs its own panel only, and Retry loads it once it is back', async ({ page }) => {
    await openAs(page, 'gyr', '/fleet-dashboard');
    const panel = page.getByRole('alert');
    await expect(panel).toContainText('This page could not be loaded');
    await expect(panel).not.toContainText(/remotes|mf-manifest|\.js|RUNTIME/);

    await openTranslations(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Translations' })).toBeVisible();
    await page.goBack();
    await expect(panel).toBeVisible();

    await rename(`${dashboard}-gone`, dashboard);
    let reloaded = false;
    page.on('framenavigated', () => {
      reloaded = true;
    });
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
    expect(reloaded).toBe(false);
  });
});

test("what the page asks for ahead of the shell's late files is what runs", async ({ page }) => {
  await ensureSession(page, 'cus');
  // Ensures that no request of an earlier page is pending.
  await openQuietPage(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/fleet-dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  const hinted = await page
    .locator('link[rel=preload][href^="/shell/files/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(hinted).toContainEqual(expect.stringContaining('/federation.'));
  // A browser that cannot use a preloaded file requests it again.
  const times = (file: string) => asked.filter((path) => path === file).length;
  expect(hinted.filter((file) => times(file) !== 1)).toEqual([]);
});

test('the reports home stays in place while its panels come', async ({ page }) => {
  await openAs(page, 'cus');
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/get_templates', async (route) => {
    const response = await route.fetch();
    const none = { ...(await response.json()), templates: [] };
    await answered;
    await route.fulfill({ response, json: none });
  });
  await page.reload();
  const templates = page.getByRole('region', { name: 'Templates' });
  const placeOfNext = async () =>
    (await page.getByRole('region', { name: 'Favorites' }).boundingBox())?.y;
  await expect(templates.getByRole('status')).toBeVisible();
  const before = await placeOfNext();
  answer();
  await expect(templates).toContainText('Save as template');
  expect(await placeOfNext()).toBe(before);
});

test('a deployment that cannot be read leaves the last good copy in force', async ({ page }) => {
  await openAs(page, 'cus');
  await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  const good = await readFile(deploymentFile, 'utf8');
  try {
    await writeFile(deploymentFile, good.slice(0, 200));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
  } finally {
    await writeFile(deploymentFile, good);
  }
});

test('taking a remote out of the deployment takes its menu item, route and reports away', async ({
  page,
}) => {
  await openAs(page, 'cus');
  await expect(page.getByRole('link', { name: /Fleet Dashboard/ }).first()).toBeVisible();
  const good = await readFile(deploymentFile, 'utf8');
  const deployment = JSON.parse(good);
  try {
    const remotes = deployment.remotes.filter(({ name }: { name: string }) => name !== 'dashboard');
    await writeFile(deploymentFile, JSON.stringify({ ...deployment, remotes }));
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports home' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Fleet Dashboard/ })).toHaveCount(0);
    await page.goto('/fleet-dashboard');
    await expect(page).toHaveURL('/404');
  } finally {
    await writeFile(deploymentFile, good);
  }
});

test('another build of a remote, with a route more, moves in by its entry in the deployment alone', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const checkout = await OtherCheckout.make();
  const good = await readFile(deploymentFile, 'utf8');
  const deployment = JSON.parse(good);
  try {
    await openAs(page, 'cus', '/fleet-dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();

    checkout.edit('dashboard', 'locales/en-US.json', (text) =>
      text.replace(
        '"page.title": "Fleet Dashboard"',
        '"page.title": "Fleet Dashboard, next build"',
      ),
    );
    checkout.edit('dashboard', 'remote.ts', (text) =>
      text.replace(
        '  ],\n  home:',
        "{ path: '/new-route', page: 'fleet-dashboard', right: 'FDLOGIN', title: 'page.title' }],\n  home:",
      ),
    );
    const next = checkout.publish('dashboard', site);
    const remotes = deployment.remotes.map((remote: { name: string }) =>
      remote.name === 'dashboard' ? next : remote,
    );
    expect(remotes).not.toEqual(deployment.remotes);
    await writeFile(deploymentFile, JSON.stringify({ ...deployment, remotes }));

    const visitor = await (await browser.newContext()).newPage();
    await openAs(visitor, 'cus', '/fleet-dashboard');
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Fleet Dashboard, next build' }),
    ).toBeVisible();
    await visitor.goto('/new-route');
    await expect(
      visitor.getByRole('heading', { level: 1, name: 'Fleet Dashboard, next build' }),
    ).toBeVisible();
    await expect(visitor).toHaveURL('/new-route');
    await visitor.context().close();
    await expect(page.getByRole('heading', { level: 1, name: 'Fleet Dashboard' })).toBeVisible();
  } finally {
    await writeFile(deploymentFile, good);
    checkout.remove();
  }
});
