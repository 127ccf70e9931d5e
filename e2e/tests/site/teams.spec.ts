import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { openByMenu, openTranslations } from '../../src/header-menu.ts';
import { OtherCheckout } from '../../src/other-checkout.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';

// Teams deploy independently while users are working.

const dataDir = process.env.DATA_DIR;
const site = path.join(dataDir ?? '', 'site');
const deploymentFile = path.join(site, 'deployment.json');
const inSite = ['--site', site] as const;

let checkout: OtherCheckout;
let good: string;
test.beforeEach(async () => {
  checkout = await OtherCheckout.make();
  good = await readFile(deploymentFile, 'utf8');
});
test.afterEach(async () => {
  await writeFile(deploymentFile, good);
  checkout.remove();
});

/** Returning to the page polls for a newer deployment, at most every five seconds. */
async function returnToPage(page: Page): Promise<void> {
  await page.waitForTimeout(5_100);
  const asked = page.waitForResponse('**/deployment.json');
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await asked;
}

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });

test('a form that is half filled in stays through three deployments and a rollback', async ({
  page,
}) => {
  // Makes three builds while other tests run.
  test.slow();
  const deploy = () => checkout.fleet('deploy', 'LA', ...inSite, '--only', 'admin');
  await openAs(page, 'gyr', '/admin/translations');
  await page.getByRole('searchbox').fill('index.title');
  await page.getByRole('button', { name: 'Edit index.title' }).first().click();
  const word = page.getByRole('textbox', { name: 'Translation' });
  await word.fill('Half a wo');
  const loads: string[] = [];
  page.on('framenavigated', () => loads.push(page.url()));

  for (const build of [1, 2, 3]) {
    checkout.edit('admin', 'locales/en-US.json', (text) =>
      text.replace(/"page\.title": "[^"]*"/, `"page.title": "Translations, build ${build}"`),
    );
    checkout.publish('admin', site);
    deploy();
    await returnToPage(page);
    await expect(word).toHaveValue('Half a wo');
  }
  checkout.fleet('rollback', 'LA', 'admin', ...inSite);
  await returnToPage(page);
  await expect(word).toHaveValue('Half a wo');
  await expect(heading(page, 'Translations')).toBeVisible();
  expect(loads).toEqual([]);

  await page.getByRole('button', { name: 'Cancel' }).first().click();
  await page.getByRole('link', { name: 'Fleet Tire Portal' }).click();
  await expect(heading(page, 'Reports home')).toBeVisible();
  await openTranslations(page);
  await expect(heading(page, 'Translations, build 2')).toBeVisible();
});

test('a new remote is on screen with no change but its own package', async ({ page }) => {
  checkout.commit();
  checkout.fleet('create', 'yard-map', '--no-install');
  const changes = checkout.changes();
  expect(changes).toEqual(['remote-yard-map/']);

  checkout.lendDependencies('remote-admin', 'remote-yard-map');
  checkout.publish('yard-map', site);
  checkout.fleet('deploy', 'LA', ...inSite, '--only', 'yard-map');
  await openAs(page, 'gyr');
  await expect(heading(page, 'Reports home')).toBeVisible();
  await openByMenu(page, 'Yard Map');
  await expect(heading(page, 'Yard Map')).toBeVisible();
});
