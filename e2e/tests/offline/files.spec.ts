import type { Page } from '@playwright/test';
import { chosenPairs } from '../../src/faults/chosen-pairs.ts';
import { shortBudgets } from '../../src/faults/deployments.ts';
import { gatewayFaults } from '../../src/faults/faulty-gateway.ts';
import { deployViaGateway } from '../../src/offline/gateway-site.ts';
import {
  cacheNames,
  changeCachedFiles,
  untilOfflineReady,
} from '../../src/offline/offline-caches.ts';
import { expect, openViaGateway, test } from '../../src/offline/offline-test.ts';

// Files from a cache are trusted no more than those from the network.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const panel = (page: Page) => page.getByRole('main').getByRole('alert');
const locations = 'Select a location';

test("a kept file of a remote that was changed does not run, and gives way to the server's", async ({
  page,
}) => {
  await openViaGateway(page, '/locations');
  await untilOfflineReady(page);
  expect(await changeCachedFiles(page, '/remotes/surveys/')).toBeGreaterThan(10);
  await page.reload();
  await expect(heading(page, locations)).toBeVisible();
});

test('without a network it costs the pages of its remote only', async ({ page, context }) => {
  await openViaGateway(page, '/locations');
  await untilOfflineReady(page);
  await changeCachedFiles(page, '/remotes/surveys/');
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(panel(page)).toContainText('This page could not be loaded');
  await page.goto('/');
  await expect(heading(page, 'Reports home')).toBeVisible();
});

test("a kept file of the shell that was changed does not run, and Retry fetches the server's", async ({
  page,
}) => {
  await openViaGateway(page, '/locations');
  await untilOfflineReady(page);
  expect(await changeCachedFiles(page, '/shell/files/shell.')).toBeGreaterThan(0);
  await page.reload();
  await expect(heading(page, 'The portal could not be loaded')).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, locations)).toBeVisible();
});

test('what was taken along is shown, whatever becomes of the files of the site', async ({
  page,
  gateway,
}) => {
  await openViaGateway(page, '/login');
  await page.goto('/');
  await untilOfflineReady(page);
  gateway.answer(/^\/(?:shell|remotes\/surveys)\//, gatewayFaults['a server error']);
  await page.goto('/locations');
  await expect(heading(page, locations)).toBeVisible();
});

const stages: Record<string, RegExp> = {
  'what the shell says of itself': /\/shell\/[^/]+\/shell\.json/,
  'a file of the shell': /\/shell\/files\/federation\./,
  'what the remote says of itself': /\/remotes\/surveys\/[^/]+\/remote\.json/,
  'a file of the remote': /\/remotes\/surveys\/[^/]+\/entry\./,
  'a late file of the remote': /\/remotes\/surveys\/[^/]+\/\d+\.[0-9a-f]+\.js/,
};
type Fault = keyof typeof gatewayFaults;
/** A stalled response cannot be distinguished from a slow one within two minutes. */
const tellable = (Object.keys(gatewayFaults) as Fault[]).filter((fault) => fault !== 'no answer');

for (const [stage, fault] of chosenPairs(Object.keys(stages), tellable))
  test(`${fault} for ${stage} is not taken along`, async ({ page, gateway }) => {
    await openViaGateway(page, '/login');
    const stop = gateway.answer(stages[stage] ?? /^$/, gatewayFaults[fault]);
    await page.goto('/');
    await expect(heading(page, 'Reports home')).toBeVisible();
    const isAsked = (path: string) => stages[stage]?.test(path) ?? false;
    await expect.poll(() => gateway.asked.filter(isAsked).length).not.toBe(0);
    await page.waitForTimeout(3_000);
    expect(await cacheNames(page)).toEqual([]);
    stop();
    await page.reload();
    await untilOfflineReady(page);
  });

test('a remote that was not taken along costs its own panel only, whatever its files come as', async ({
  page,
  gateway,
}) => {
  test.setTimeout(180_000);
  deployViaGateway(gateway, (deployment) => {
    deployment.loading = shortBudgets;
    for (const remote of deployment.remotes) remote.previous = [];
  });
  await openViaGateway(page, '/locations');
  await untilOfflineReady(page);
  for (const fault of Object.keys(gatewayFaults) as Fault[])
    await test.step(fault, async () => {
      const stop = gateway.answer(/\/remotes\/dashboard\//, gatewayFaults[fault]);
      await emptyBrowserCache(page);
      await page.goto('/fleet-dashboard');
      await expect(panel(page)).toContainText('This page could not be loaded');
      stop();
      await panel(page).getByRole('button', { name: 'Try again' }).click();
      await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
    });
});

/** The browser's own cache would hide what happens to the files. */
async function emptyBrowserCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}
