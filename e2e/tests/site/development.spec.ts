import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { Development } from '../../src/development.ts';
import { OtherCheckout } from '../../src/other-checkout.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';

// A team's workflow: its remote runs from its own machine inside a deployed portal.

const dataDir = process.env.DATA_DIR;
const portal = process.env.PORTAL_URL ?? '';
const deploymentFile = path.join(dataDir ?? '', 'site', 'deployment.json');

let checkout: OtherCheckout;
let development: Development | undefined;
let good: string;
test.beforeEach(async () => {
  checkout = await OtherCheckout.make();
  good = await readFile(deploymentFile, 'utf8');
});
test.afterEach(async () => {
  await development?.end();
  development = undefined;
  await writeFile(deploymentFile, good);
  checkout.remove();
});

const allow = (overrides: boolean) =>
  writeFile(deploymentFile, JSON.stringify({ ...JSON.parse(good), overrides }));

const title = (words: string) =>
  checkout.edit('dashboard', 'locales/en-US.json', (text) =>
    text.replace(/"page\.title": "[^"]*"/, `"page.title": "${words}"`),
  );

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const badge = (page: Page) => page.getByRole('region', { name: 'What runs from elsewhere' });

test('a remote runs from the own machine in a deployed portal, follows its sources, and goes away', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await allow(true);
  title('Fleet Dashboard, mine');
  const started = Development.start(checkout, 'dashboard', '--against', portal);
  development = started;
  const address = /http:\S+\/\?override=dashboard@(http:\/\/localhost:\d+\/)/;
  await expect.poll(started.output, { timeout: 90_000 }).toMatch(address);
  const [printed = '', own = ''] = address.exec(started.output()) ?? [];

  await openAs(page, 'cus');
  await page.goto(printed);
  await expect(badge(page)).toContainText(`dashboard runs from ${own}`);
  await page
    .getByRole('link', { name: /Fleet Dashboard/ })
    .first()
    .click();
  await expect(heading(page, 'Fleet Dashboard, mine')).toBeVisible();

  title('Fleet Dashboard, changed');
  await expect(heading(page, 'Fleet Dashboard, changed')).toBeVisible();
  const screen = 'src/screens/fleet-dashboard/fleet-dashboard.page.tsx';
  checkout.edit('dashboard', screen, (text) => text.replaceAll("t('page.title')", "'By code'"));
  await expect(heading(page, 'By code')).toBeVisible();

  await page.getByRole('button', { name: 'Run what is deployed' }).click();
  await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
});

test('production refuses the command, and its pages ignore an override', async ({ page }) => {
  await allow(false);
  development = Development.start(checkout, 'dashboard', '--against', portal);
  expect(await development.code()).toBe(1);
  expect(development.output()).toContain(`dashboard cannot run in ${portal}`);
  expect(development.output()).toContain('is production');

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs(page, 'cus', '/fleet-dashboard?override=dashboard@http://localhost:9/');
  await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
  await expect(badge(page)).toHaveCount(0);
  expect(asked.filter((url) => url.startsWith('http://localhost:9/'))).toEqual([]);
});
