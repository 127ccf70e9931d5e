import type { Page } from '@playwright/test';
import { type Deployment, remoteIn } from '../../src/faults/deployments.ts';
import type { FaultyGateway } from '../../src/faults/faulty-gateway.ts';
import { deployBehind, publishBehind } from '../../src/offline/gateway-site.ts';
import { expect, openBehind, test } from '../../src/offline/offline-test.ts';
import { buildsOf, untilBuildsAre, untilTakenAlong } from '../../src/offline/taken-along.ts';

// Deployments and rollbacks go their way where a service worker answers, too.

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const locations = 'Select a location';

/** Pages of a build that say which one it is. */
const saying = (text: string, dirty = '') => {
  const component = `() => { ${dirty} return React.createElement('h1', null, '${text}'); }`;
  const pages = ['locations', 'inspect'].map(
    (page) => `'${page}': async () => ({ default: ${component} })`,
  );
  return `{ default: { pages: { ${pages.join(', ')} } } }`;
};

const next = (gateway: FaultyGateway, number: number) => {
  const version = `9.0.${number}-handmade`;
  const replace = publishBehind(gateway, 'surveys', {
    version,
    exposes: saying(`Build ${number}`),
  });
  return { version, replace };
};

/** A build as those that come after it name it. */
const asPrevious = (deployment: Deployment) => {
  const { version, url, integrity, contract, entry } = remoteIn(deployment, 'surveys');
  return { version, url, integrity, contract, ...(entry && { entry }) };
};

async function visit(page: Page): Promise<string> {
  await openBehind(page, '/locations');
  await expect(heading(page, locations)).toBeVisible();
  await untilTakenAlong(page);
  const [version = ''] = await buildsOf(page, 'surveys');
  return version;
}

test('a newer build takes the place of the one before, which goes when no page shows it', async ({
  page,
  context,
  gateway,
}) => {
  const first = await visit(page);
  const { version, replace } = next(gateway, 1);
  deployBehind(gateway, replace);
  const other = await context.newPage();
  await other.goto('/');
  await untilBuildsAre(other, 'surveys', [first, version]);
  // The page that shows the first build still has all of it.
  await context.setOffline(true);
  await page.getByRole('table').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/dashboard/);
  await expect(heading(page, locations)).toBeHidden();
  await expect(page.getByText('This page could not be loaded')).toBeHidden();
  await context.setOffline(false);
  await page.goto('/fleet-dashboard');
  await untilBuildsAre(page, 'surveys', [version]);
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(heading(page, 'Build 1')).toBeVisible();
});

test('a build that the deployment falls back to stays', async ({ page, gateway }) => {
  const first = await visit(page);
  const { version, replace } = next(gateway, 1);
  deployBehind(gateway, (deployment) => {
    const before = asPrevious(deployment);
    replace(deployment);
    remoteIn(deployment, 'surveys').previous = [before];
  });
  await page.goto('/');
  await untilBuildsAre(page, 'surveys', [first, version]);
});

test('after a rollback no cache holds the bad build, whatever holds on to it', async ({
  page,
  context,
  gateway,
}) => {
  const good = await visit(page);
  const bad = next(gateway, 1);
  const forward = deployBehind(gateway, bad.replace);
  await page.goto('/');
  await untilBuildsAre(page, 'surveys', [bad.version]);
  // A page shows it, and somebody's work is not saved.
  await page.goto('/locations');
  await expect(heading(page, 'Build 1')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('draft/somebody/surveys/tire', '{}'));
  forward();
  deployBehind(gateway, (deployment) => {
    remoteIn(deployment, 'surveys').taken_back = [bad.version];
  });
  const other = await context.newPage();
  await other.goto('/');
  await untilBuildsAre(other, 'surveys', [good]);
  // The page to start from went with the bad build, and comes after the files of the good one.
  await untilTakenAlong(other);
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
  const { version, replace } = next(gateway, 1);
  gateway.answer(new RegExp(`${version}/entry`), (response) => response.writeHead(500).end());
  deployBehind(gateway, replace);
  const asked = () => gateway.asked.filter((path) => path.includes(`${version}/entry`)).length;
  await page.goto('/fleet-dashboard');
  // As a file of a build, and once more past the browser's cache.
  await expect.poll(asked).toBeGreaterThan(1);
  expect(await buildsOf(page, 'surveys')).toEqual([first]);
  await context.setOffline(true);
  await page.goto('/locations');
  await expect(heading(page, locations)).toBeVisible();
});
