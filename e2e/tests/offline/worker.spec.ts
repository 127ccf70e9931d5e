import type { Page } from '@playwright/test';
import { sendInstead } from '../../src/faults/faulty-gateway.ts';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { deployViaGateway } from '../../src/offline/gateway-site.ts';
import {
  cacheNames,
  changeCachedFiles,
  isControlled,
  untilOfflineReady,
} from '../../src/offline/offline-caches.ts';
import { expect, openViaGateway, test } from '../../src/offline/offline-test.ts';

// The service worker itself: its installation, replacement and removal.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const locations = 'Select a location';
const registrations = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('what installs the portal is there, and asked for anew each time', async ({
  page,
  request,
}) => {
  for (const file of ['/sw.js', '/manifest.webmanifest']) {
    const answer = await request.get(file);
    expect(answer.headers()['cache-control']).toBe('no-cache');
  }
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ id: '/', start_url: '/locations', display: 'standalone' });
  const sizes = manifest.icons.map(
    ({ sizes: size, purpose = 'any' }: Record<string, string>) => `${size} ${purpose}`,
  );
  expect(sizes).toEqual(['192x192 any', '512x512 any', '512x512 maskable']);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  await openViaGateway(page, '/');
  const manifests = page.locator('link[rel=manifest]');
  await expect(manifests).toHaveAttribute('href', '/manifest.webmanifest');
});

test('the browser installs the portal from the menu of the person', async ({ page }) => {
  await openViaGateway(page, '/');
  await expect(heading(page, 'Reports home')).toBeVisible();
  await page.evaluate(() => {
    const prompt = async () => document.documentElement.setAttribute('data-prompted', '');
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt }));
  });
  await page.getByRole('button', { name: /^Signed in/ }).click();
  await page.getByRole('menuitem', { name: 'Install' }).click();
  await expect(page.locator('html[data-prompted]')).toBeAttached();
});

test('on an iPad the menu says how the portal comes to the home screen', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await openViaGateway(page, '/');
  await page.getByRole('button', { name: /^Signed in/ }).click();
  await page.getByRole('menuitem', { name: 'Install' }).click();
  const help = page.getByRole('dialog', { name: 'Put the portal on the home screen' });
  await expect(help).toContainText('tap Share');
  await expectNoAxeViolations(page, { part: '[role=dialog]' });
});

test.describe('a deployment that wants no worker', () => {
  test('takes it away with what was taken along, and leaves what people entered', async ({
    page,
    gateway,
  }) => {
    await openViaGateway(page, '/locations');
    await untilOfflineReady(page);
    await page.evaluate(async () => {
      localStorage.setItem('draft/somebody/surveys/tire', '{}');
      await new Promise((resolve) => {
        indexedDB.open('portal_offline_of_the_test').onsuccess = resolve;
      });
    });
    deployViaGateway(gateway, ({ features }) => Object.assign(features ?? {}, { offline: false }));
    await page.reload();
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
    const databases = await page.evaluate(async () =>
      (await indexedDB.databases()).map(({ name }) => name),
    );
    expect(databases).toContain('portal_offline_of_the_test');
    expect(await page.evaluate(() => localStorage.getItem('draft/somebody/surveys/tire'))).toBe(
      '{}',
    );
    await page.reload();
    await expect(heading(page, locations)).toBeVisible();
    expect(await isControlled(page)).toBe(false);
  });

  test('does so also where its pages do not start', async ({ page, gateway, request }) => {
    await openViaGateway(page, '/locations');
    await untilOfflineReady(page);
    const { shell } = await (await request.get('/deployment.json')).json();
    const off = await (await request.get(`/shell/${shell.version}/sw-off.js`)).text();
    gateway.answer(/^\/sw\.js/, (response) => {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(off);
    });
    gateway.answer(/^\/shell\/files\//, (response) => response.writeHead(500).end());
    expect(await changeCachedFiles(page, '/shell/files/shell.')).toBeGreaterThan(0);
    await page.goto('/an-unknown-page');
    await expect(heading(page, 'The portal could not be loaded')).toBeVisible();
    await expect.poll(() => registrations(page)).toBe(0);
    await expect.poll(() => cacheNames(page)).toEqual([]);
  });
});

const broken: Record<string, (response: import('node:http').ServerResponse) => unknown> = {
  'is missing': (response) => response.writeHead(404).end('Not found'),
  'is an error': (response) => response.writeHead(500).end('Failed'),
  'is a page': (response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  'is no program': (response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end('this is {no program'),
  'throws at once': (response) =>
    response.writeHead(200, { 'content-type': 'text/javascript' }).end("throw new Error('no');"),
  'never comes': () => undefined,
};

test('a worker that cannot be had changes nothing for who has none', async ({ page, gateway }) => {
  test.setTimeout(180_000);
  await openViaGateway(page, '/login');
  for (const [what, answer] of Object.entries(broken))
    await test.step(what, async () => {
      const stop = gateway.answer(/^\/sw\.js/, answer);
      gateway.asked.length = 0;
      await page.goto('/locations');
      await expect(heading(page, locations)).toBeVisible();
      await expect.poll(() => gateway.asked).toContain('/sw.js');
      await page.waitForTimeout(500);
      expect(await isControlled(page)).toBe(false);
      await page.goto('/fleet-dashboard');
      await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
      stop();
    });
});

test('a worker that cannot be had leaves the one that is there', async ({
  page,
  context,
  gateway,
}) => {
  test.setTimeout(180_000);
  await openViaGateway(page, '/locations');
  await untilOfflineReady(page);
  for (const [what, answer] of Object.entries(broken))
    await test.step(what, async () => {
      const stop = gateway.answer(/^\/sw\.js/, answer);
      await page.reload();
      await expect(heading(page, locations)).toBeVisible();
      const updating = page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        await registration?.update();
      });
      await Promise.race([updating.catch(() => undefined), page.waitForTimeout(2_000)]);
      await context.setOffline(true);
      await page.goto('/locations');
      await expect(heading(page, locations)).toBeVisible();
      await context.setOffline(false);
      stop();
    });
});

test('another worker takes over while people work, and they lose nothing', async ({
  page,
  context,
  gateway,
}) => {
  await openViaGateway(page, '/locations');
  await untilOfflineReady(page);
  await page.getByRole('searchbox').fill('Terminal');
  gateway.answer(/^\/sw\.js/, async (response, ask) => {
    const { body } = await ask();
    response.writeHead(200, { 'content-type': 'text/javascript' });
    response.end(`${body}\n// the next one`);
  });
  const changed = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve('changed'));
      }),
  );
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())?.update();
  });
  expect(await changed).toBe('changed');
  await expect(page.getByRole('searchbox')).toHaveValue('Terminal');
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(heading(page, locations)).toBeVisible();
});

test('a tab that runs a remote from elsewhere takes nothing along', async ({ page, gateway }) => {
  deployViaGateway(gateway, (deployment) => {
    deployment.overrides = true;
  });
  gateway.answer(/^\/\?override/, async (response, ask) => {
    const answer = await ask();
    const policy = `connect-src 'self' ${gateway.origin}`;
    const headers = { ...answer.headers, 'content-security-policy': policy };
    sendInstead(response, { ...answer, headers }, answer.body);
  });
  await openViaGateway(page, `/?override=surveys@${gateway.origin}/`);
  await expect(heading(page, 'Reports home')).toBeVisible();
  await page.waitForTimeout(5_000);
  expect(await registrations(page)).toBe(0);
  expect(await cacheNames(page)).toEqual([]);
});
