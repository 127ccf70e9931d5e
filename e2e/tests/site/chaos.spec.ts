import type { Page } from '@playwright/test';
import { card, runDashboard } from '../../src/dashboard.ts';
import { chosenPairs, everyFault } from '../../src/faults/chosen-pairs.ts';
import { dashboardPage, deployHandmadeBuild } from '../../src/faults/deploy-handmade-build.ts';
import { changeDeployment, type Deployment, shortBudgets } from '../../src/faults/deployments.ts';
import { breakFiles, type Fault, faults } from '../../src/faults/faults.ts';
import { menuItem, openDashboard, openTranslations } from '../../src/header-menu.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';

// A failing remote affects only its own panel.

test.describe.configure({ mode: 'parallel' });

const heading = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name, exact: true });
const panel = (page: Page) => page.getByRole('main').getByRole('alert');
const internals = /remotes|\.js|\.css|\.json|RUNTIME|#|http|Error:|integrity|sha384|secret/i;

const shorten = (deployment: Deployment) => {
  deployment.loading = shortBudgets;
  for (const remote of deployment.remotes) remote.previous = [];
};

async function showsItsPanelOnly(page: Page): Promise<void> {
  await expect(panel(page)).toContainText('This page could not be loaded');
  await expect(panel(page)).not.toContainText(internals);
  await openTranslations(page);
  await expect(heading(page, 'Translations')).toBeVisible();
  await page.goBack();
  await expect(panel(page)).toBeVisible();
}

async function recoversWithoutReload(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset.kept = 'not reloaded';
  });
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-kept', 'not reloaded');
}

/** Files of the dashboard by the stage that needs them. */
const stages: Record<string, RegExp> = {
  'its list of files': /remotes\/dashboard\/[^/]+\/remote\.json/,
  'its entry': /remotes\/dashboard\/[^/]+\/entry\.[0-9a-f]+\.js/,
  'its module': /remotes\/dashboard\/[^/]+\/__federation_expose_\w+\.[0-9a-f]+\.js/,
  'its page': /remotes\/dashboard\/[^/]+\/\d+\.[0-9a-f]+\.js/,
  'its styles': /remotes\/dashboard\/[^/]+\/[^/]+\.css/,
  'its words': /remotes\/dashboard\/[^/]+\/locales\/en-US\.json/,
};

for (const [stage, fault] of chosenPairs(Object.keys(stages), Object.keys(faults) as Fault[]))
  test(`${fault} for ${stage}`, async ({ page }) => {
    await changeDeployment(page, shorten);
    const { heal, count } = await breakFiles(page, stages[stage] ?? /^$/, fault);
    await openAs(page, 'gyr', '/fleet-dashboard');
    await showsItsPanelOnly(page);
    expect(count()).toBeGreaterThan(0);
    heal();
    await recoversWithoutReload(page);
  });

const badBuilds: Record<string, { exposes: string; first?: string; contract?: string }> = {
  'a build that throws when it is evaluated': {
    exposes: dashboardPage('() => null'),
    first: "throw new Error('secret');",
  },
  'a build that throws at mount': {
    exposes: dashboardPage("() => { throw new Error('secret'); }"),
  },
  'a mount that never ends': { exposes: dashboardPage('() => { throw new Promise(() => {}); }') },
  'a contract that is too new': { exposes: dashboardPage('() => null'), contract: '^99.0.0' },
  'a missing export': { exposes: '{}' },
  'a missing page': { exposes: '{ default: { pages: {} } }' },
  'a page that never arrives': {
    exposes: "{ default: { pages: { 'fleet-dashboard': () => new Promise(() => {}) } } }",
  },
};

/**
 * These cannot be distinguished from slow ones before the total time is over, which is shortened
 * here.
 */
const endless = ['a mount that never ends', 'a page that never arrives'];
const endlessTotal = 8000;

for (const [name, build] of Object.entries(badBuilds)) {
  test(name, async ({ page }) => {
    const loading = endless.includes(name) ? { total: endlessTotal } : {};
    await deployHandmadeBuild(page, build, { keepsBefore: false, loading });
    await openAs(page, 'gyr', '/fleet-dashboard');
    await showsItsPanelOnly(page);
  });

  if (endless.includes(name)) continue;

  test(`${name} gives way to the build before it`, async ({ page }) => {
    await deployHandmadeBuild(page, build, { keepsBefore: true });
    await openAs(page, 'gyr', '/fleet-dashboard');
    await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'US National Account' })).toBeVisible();
  });
}

test('a throw on a click costs the page of its remote only', async ({ page: tab }) => {
  const exposes = dashboardPage(`() => {
    const [broken, setBroken] = React.useState(false);
    if (broken) throw new Error('secret');
    return React.createElement('button', { onClick: () => setBroken(true) }, 'Break');
  }`);
  await deployHandmadeBuild(tab, { exposes }, { keepsBefore: false });
  await openAs(tab, 'gyr', '/fleet-dashboard');
  await tab.getByRole('button', { name: 'Break' }).click();
  await expect(panel(tab)).toContainText('This page could not be loaded');
  await expect(panel(tab)).not.toContainText(internals);
  await panel(tab).getByRole('button', { name: 'Try again' }).click();
  await tab.getByRole('button', { name: 'Break' }).click();
  await expect(panel(tab)).toBeVisible();
  await openTranslations(tab);
  await expect(heading(tab, 'Translations')).toBeVisible();
});

test('two remotes that fail at once leave the shell and each other alone', async ({ page }) => {
  await changeDeployment(page, shorten);
  const one = await breakFiles(page, /remotes\/dashboard\/.*entry/, 'no answer');
  const other = await breakFiles(page, /remotes\/admin\/.*entry/, 'a server error');
  await openAs(page, 'gyr', '/');
  await expect(heading(page, 'Reports home')).toBeVisible();
  await openTranslations(page);
  await expect(panel(page)).toContainText('This page could not be loaded');
  await openDashboard(page);
  await expect(panel(page)).toContainText('This page could not be loaded');
  await panel(page).getByRole('link', { name: 'Go to reports home' }).click();
  await expect(heading(page, 'Reports home')).toBeVisible();
  other.heal();
  await openTranslations(page);
  await expect(heading(page, 'Translations')).toBeVisible();
  one.heal();
  await openDashboard(page);
  await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
});

/** Simulates a yard with poor reception. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  });
}

const onSlowLine: readonly Fault[] = everyFault
  ? (Object.keys(faults) as Fault[])
  : ['no answer', 'a server error'];

for (const fault of onSlowLine)
  test(`${fault}, for two remotes at once, on a slow line`, async ({ page }) => {
    await changeDeployment(page, shorten);
    const { heal } = await breakFiles(page, /remotes\/[^/]+\/[^/]+\/entry\.[0-9a-f]+\.js/, fault);
    await openAs(page, 'gyr', '/');
    await expect(heading(page, 'Reports home')).toBeVisible();
    await slowDown(page);
    await openDashboard(page);
    await openTranslations(page);
    await expect(panel(page)).toContainText('This page could not be loaded');
    await openDashboard(page);
    await expect(page).toHaveURL('/fleet-dashboard');
    await expect(panel(page)).toContainText('This page could not be loaded');
    await panel(page).getByRole('link', { name: 'Go to reports home' }).click();
    await expect(heading(page, 'Reports home')).toBeVisible();
    heal();
    await openTranslations(page);
    const again = panel(page).getByRole('button', { name: 'Try again' });
    await expect(again.or(heading(page, 'Translations'))).toBeVisible();
    // The page may arrive by itself between the check and the click.
    await expect(async () => {
      if (await again.isVisible()) await again.click({ timeout: 1000 });
      await expect(heading(page, 'Translations')).toBeVisible({ timeout: 1000 });
    }).toPass();
  });

test('on a slow line a remote that hangs keeps nobody from another one', async ({ page }) => {
  await changeDeployment(page, shorten);
  await breakFiles(page, stages['its entry'] ?? /^$/, 'no answer');
  await openAs(page, 'gyr', '/');
  await slowDown(page);
  await openDashboard(page);
  await openTranslations(page);
  await expect(heading(page, 'Translations')).toBeVisible();
});

test('without a network the page says so at once, and comes with the network', async ({ page }) => {
  const { heal } = await breakFiles(page, stages['its entry'] ?? /^$/, 'no answer');
  await openAs(page, 'gyr', '/fleet-dashboard');
  await expect(menuItem(page, 'Dashboards')).toBeVisible();
  await page.context().setOffline(true);
  await expect(heading(page, 'This page needs a network connection')).toBeVisible();
  heal();
  await page.context().setOffline(false);
  await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
});

for (const [part, files] of [
  ['a shared part of the shell', /shell\/[^/]+\/\d+\.[0-9a-f]+\.js/],
  ['the part of the shell that runs remotes', /shell\/[^/]+\/federation\.[0-9a-f]+\.js/],
] as const)
  test(`${part} that did not come is asked for again`, async ({ page }) => {
    await changeDeployment(page, shorten);
    const { heal, count } = await breakFiles(page, files, 'a broken connection');
    await openAs(page, 'gyr', '/fleet-dashboard');
    await expect(panel(page)).toContainText('This page could not be loaded');
    expect(count()).toBeGreaterThan(0);
    heal();
    await recoversWithoutReload(page);
  });

test('a late part that hangs costs its place only, and recovers on Retry', async ({ page }) => {
  test.slow();
  await changeDeployment(page, (deployment) => {
    // Within three times this limit, a part that arrives must also have run, even on a busy
    // machine.
    deployment.loading = { stall: 2000 };
  });
  let hangs = true;
  await page.route(/shell\/[^/]+\/\d+\.[0-9a-f]+\.js/, async (route) => {
    const isLibrary = hangs && (await (await route.fetch()).body()).length > 200_000;
    if (!isLibrary) await route.continue();
  });
  await openAs(page, 'cus', '/fleet-dashboard');
  await runDashboard(page);
  const report = card(page, 'Top 10 Products Purchased');
  await expect(report.getByRole('alert')).toBeVisible({ timeout: 45_000 });
  hangs = false;
  await report.getByRole('button', { name: 'Try again' }).click();
  await expect(report.getByRole('img', { name: 'Top 10 Products Purchased' })).toBeVisible();
});

test('with the real budgets a hang is told after a while and ends in the panel', async ({
  page,
}) => {
  test.setTimeout(150_000);
  await changeDeployment(page, ({ remotes }) => {
    for (const remote of remotes) remote.previous = [];
  });
  const { heal } = await breakFiles(page, stages['its entry'] ?? /^$/, 'no answer');
  await openAs(page, 'gyr', '/fleet-dashboard');
  await expect(page.getByText('This page is still loading …')).toBeVisible();
  await expect(panel(page)).toBeVisible({ timeout: 125_000 });
  heal();
  await recoversWithoutReload(page);
});

test('a second page of a remote that failed at first shares what the first page shares', async ({
  page,
}) => {
  await changeDeployment(page, shorten);
  await openAs(page, 'gyr', '/fleet-dashboard');
  // Waits for the whole first page, so that none of its own parts is among the files that break, or
  // moves the link.
  await expect(page.getByRole('combobox', { name: 'Account' })).toBeEnabled();
  const { heal, count } = await breakFiles(
    page,
    /remotes\/dashboard\/[^/]+\/\d+\.[0-9a-f]+\.js/,
    'a broken connection',
  );
  await page.getByRole('main').getByRole('link', { name: 'Templates' }).click();
  await expect(panel(page)).toContainText('This page could not be loaded');
  expect(count()).toBeGreaterThan(0);
  heal();
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Templates')).toBeVisible();
  await page.goBack();
  await expect(heading(page, 'Fleet Dashboard')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Account' })).toBeVisible();
});
