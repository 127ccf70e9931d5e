import type { Page } from '@playwright/test';
import { type Deployment, remoteIn } from '../../src/faults/deployments.ts';
import type { FaultyGateway } from '../../src/faults/faulty-gateway.ts';
import { deployViaGateway, publishViaGateway } from '../../src/offline/gateway-site.ts';
import {
  cachedBuildsOf,
  untilCachedBuildsAre,
  untilOfflineReady,
} from '../../src/offline/offline-caches.ts';
import { expect, openViaGateway, test } from '../../src/offline/offline-test.ts';

// Deployments and rollbacks take effect with a service worker, too.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const locations = 'Select a location';

/** Returns the pages of a build that show its name. */
const pagesShowing = (text: string, dirty = '') => {
  const component = `() => { ${dirty} return React.createElement('h1', null, '${text}'); }`;
  const pages = ['locations', 'inspect'].map(
    (page) => `'${page}': async () => ({ default: ${component} })`,
  );
  return `{ default: { pages: { ${pages.join(', ')} } } }`;
};

const publishNext = (gateway: FaultyGateway, number: number) => {
  const version = `9.0.${number}-handmade`;
  const replace = publishViaGateway(gateway, 'surveys', {
    version,
    exposes: pagesShowing(`Build ${number}`),
  });
  return { version, replace };
};

/** Returns a build as listed among the previous builds of later ones. */
const previousBuildOf = (deployment: Deployment) => {
  const { version, url, integrity, contract, entry } = remoteIn(deployment, 'surveys');
  return { version, url, integrity, contract, ...(entry && { entry }) };
};

async function visit(page: Page): Promise<string> {
  await openViaGateway(page, '/locations');
  await expect(heading(page, locations)).toBeVisible();
  await untilOfflineReady(page);
  const [version = ''] = await cachedBuildsOf(page, 'surveys');
  return version;
}

test('a newer build takes the place of the one before, which goes when no page shows it', async ({
  page,
  context,
  gateway,
}) => {
  const first = await visit(page);
  const { version, replace } = publishNext(gateway, 1);
  deployViaGateway(gateway, replace);
  const other = await context.newPage();
  await other.goto('/');
  await untilCachedBuildsAre(other, 'surveys', [first, version]);
  // The page with the first build still has all its files.
  await context.setOffline(true);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(heading(page, locations)).toBeHidden();
  await expect(page.getByText('This page could not be loaded')).toBeHidden();
  await context.setOffline(false);
  await page.goto('/fleet-dashboard');
  await untilCachedBuildsAre(page, 'surveys', [version]);
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(heading(page, 'Build 1')).toBeVisible();
});

test('a build that the deployment falls back to stays', async ({ page, gateway }) => {
  const first = await visit(page);
  const { version, replace } = publishNext(gateway, 1);
  deployViaGateway(gateway, (deployment) => {
    const before = previousBuildOf(deployment);
    replace(deployment);
    remoteIn(deployment, 'surveys').previous = [before];
  });
  await page.goto('/');
  await untilCachedBuildsAre(page, 'surveys', [first, version]);
});

test('after a rollback no cache holds the bad build, whatever holds on to it', async ({
  page,
  context,
  gateway,
}) => {
  const good = await visit(page);
  const bad = publishNext(gateway, 1);
  const forward = deployViaGateway(gateway, bad.replace);
  await page.goto('/');
  await untilCachedBuildsAre(page, 'surveys', [bad.version]);
  // A page shows the bad build, and there is unsaved work.
  await page.goto('/locations');
  await expect(heading(page, 'Build 1')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('draft/somebody/surveys/tire', '{}'));
  forward();
  deployViaGateway(gateway, (deployment) => {
    remoteIn(deployment, 'surveys').taken_back = [bad.version];
  });
  const other = await context.newPage();
  await other.goto('/');
  await untilCachedBuildsAre(other, 'surveys', [good]);
  // The start page was deleted with the bad build and is stored again after the files of the good
  // one.
  await untilOfflineReady(other);
  await context.setOffline(true);
  await other.goto('/locations');
  await expect(heading(other, locations)).toBeVisible();
});

test('what cannot be taken along whole leaves the build before in its place', async ({
  page,
  context,
  gateway,
}) => {
  const first = await visit(page);
  const { version, replace } = publishNext(gateway, 1);
  gateway.answer(new RegExp(`${version}/entry`), (response) => response.writeHead(500).end());
  deployViaGateway(gateway, replace);
  const asked = () => gateway.asked.filter((path) => path.includes(`${version}/entry`)).length;
  await page.goto('/fleet-dashboard');
  // Requested as a file of a build, and again bypassing the browser's cache.
  await expect.poll(asked).toBeGreaterThan(1);
  expect(await cachedBuildsOf(page, 'surveys')).toEqual([first]);
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(heading(page, locations)).toBeVisible();
});
