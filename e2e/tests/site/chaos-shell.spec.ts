import type { Page, Route } from '@playwright/test';
import { breakFiles, type Fault } from '../../src/faults/faults.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';

// Faults in the shell's own files: the page reports them, and no foreign code runs.

test.describe.configure({ mode: 'parallel' });

const script = /\/shell\/[^/]+\/shell\.[0-9a-f]+\.js$/;
const home = (page: Page) => page.getByRole('heading', { level: 1, name: 'Reports home' });

const faults: readonly Fault[] = [
  'a missing file',
  'half of the file',
  'another content',
  'a broken connection',
  'no answer',
];

for (const fault of faults)
  test(`${fault} for the shell's script is told, until it comes`, async ({ page }) => {
    await openAs(page, 'gyr');
    await expect(home(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('language', 'pt-BR'));
    const { heal } = await breakFiles(page, script, fault);
    // A page whose script hangs never finishes loading.
    await page.reload({ waitUntil: 'commit' });
    const again = page.getByRole('button', { name: 'Tentar novamente' });
    await expect(again).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/js|script|Error|sha384/i);
    heal();
    await again.click();
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(again).toHaveCount(0);
  });

test('a style sheet that hangs is told within seconds, and the portal starts with it', async ({
  page,
}) => {
  await openAs(page, 'gyr');
  await expect(home(page)).toBeVisible();
  await page.evaluate(() => localStorage.setItem('language', 'pt-BR'));
  const held: Route[] = [];
  await page.route(/\/shell\/[^/]+\/shell\.[0-9a-f]+\.css$/, (route) => void held.push(route));
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('ainda está sendo carregado');
  await Promise.all(held.map((route) => route.continue()));
  await expect(page.getByRole('banner')).toBeVisible();
  const sheet = page.locator('link[rel="stylesheet"][href*="/shell."]');
  expect(await sheet.evaluate((link: HTMLLinkElement) => link.sheet !== null)).toBe(true);
});

test("what is appended to the shell's late files does not run", async ({ page }) => {
  const appended: string[] = [];
  const first = await (await page.request.get('/')).text();
  await page.route(/\/shell\/[^/]+\/[^/]+\.js$/, async (route) => {
    const response = await route.fetch();
    const body = `${await response.text()}\nglobalThis.foreign = true;`;
    if (first.includes(`src="${new URL(route.request().url()).pathname}"`))
      return route.fulfill({ response });
    appended.push(route.request().url());
    await route.fulfill({ response, body });
  });
  await openAs(page, 'gyr', '/fleet-dashboard');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  expect(appended).not.toEqual([]);
  expect(await page.evaluate(() => Reflect.get(globalThis, 'foreign'))).toBeUndefined();
});
