import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../src/no-axe-violations.ts';
import { cacheNames, untilOfflineReady } from '../../src/offline/offline-caches.ts';
import { expect, openViaGateway, test } from '../../src/offline/offline-test.ts';

// The portal starts offline from what a visit has cached, at any address.

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name });
const locations = 'Select a location';
const needsNetwork = 'This page needs a network connection';

test('without a network the portal starts after one visit, also in a new tab', async ({
  page,
  context,
}) => {
  const visit = await context.newPage();
  await openViaGateway(visit, '/locations');
  await expect(heading(visit, locations)).toBeVisible();
  await untilOfflineReady(visit);
  await visit.close();
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(heading(page, locations)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You are offline' })).toBeVisible();
});

test('it is loaded again at the address of an inspection, where nobody was before', async ({
  page,
  context,
}) => {
  await openViaGateway(page, '/');
  await untilOfflineReady(page);
  await context.setOffline(true);
  await page.goto('/fleet-survey/7/inspect-77.map');
  await expect(heading(page, 'Inspection')).toBeVisible();
  await page.reload();
  await expect(heading(page, 'Inspection')).toBeVisible();
  await expect(page).toHaveURL('/fleet-survey/7/inspect-77.map');
});

test('a page that needs a network says so, and opens by itself once there is one', async ({
  page,
  context,
}) => {
  await openViaGateway(page, '/');
  await untilOfflineReady(page);
  await context.setOffline(true);
  for (const path of ['/fleet-dashboard', '/fleet-survey/7/work-list']) {
    await page.goto(path);
    await expect(heading(page, needsNetwork)).toBeVisible();
  }
  await expectNoAxeViolations(page);
  await page.goto('/fleet-dashboard');
  await expect(heading(page, needsNetwork)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
});

test.describe('a network that is there and carries nothing', () => {
  test('is waited for for three seconds', async ({ page, gateway }) => {
    await openViaGateway(page, '/locations');
    await untilOfflineReady(page);
    gateway.answer(/./, () => undefined);
    const started = Date.now();
    await page.goto('/locations', { waitUntil: 'commit' });
    await expect(heading(page, locations)).toBeVisible();
    expect(Date.now() - started).toBeGreaterThan(2_900);
    expect(Date.now() - started).toBeLessThan(15_000);
  });

  test('and answers everything with a page of its own does not get in the way', async ({
    page,
    gateway,
  }) => {
    await openViaGateway(page, '/locations');
    await untilOfflineReady(page);
    const before = await cacheNames(page);
    const stop = gateway.answer(/./, (response) => {
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Hotel</title><h1>Sign in to the network</h1>');
    });
    await page.goto('/fleet-survey/7/inspect-77');
    await expect(heading(page, 'Inspection')).toBeVisible();
    expect(await cacheNames(page)).toEqual(before);
    stop();
    await page.goto('/fleet-dashboard');
    await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
  });
});

test('a server in front that has lost the portal does not either', async ({ page, gateway }) => {
  await openViaGateway(page, '/locations');
  await untilOfflineReady(page);
  gateway.answer(/./, (response) => void response.writeHead(502).end('Bad gateway'));
  await page.goto('/locations');
  await expect(heading(page, locations)).toBeVisible();
});
