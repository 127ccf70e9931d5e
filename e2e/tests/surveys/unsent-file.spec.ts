import { expect, openAs } from '../../src/portal-test.ts';
import { test } from '../../src/shared-page.ts';
import { openInspection } from '../../src/surveys/open-inspection.ts';
import { storedInspection } from '../../src/surveys/stored-inspection.ts';

test('unsent work is saved as a file, sent from another device, and is there once', async ({
  page,
  browser,
}) => {
  const number = `F${Date.now().toString(36)}`;
  await openInspection(page, number);
  const survey = page.url();
  await page.route('**/fleet_survey/save_tire', (route) => route.abort());
  const pad = page.getByRole('region', { name: 'Keypad' });
  for (const key of ['1', '0', '4', '1', '2', 'Next'])
    await pad.getByRole('button', { name: key, exact: true }).click();
  await expect(page.getByRole('button', { name: /^1L,.*104 psi.*on this device/ })).toBeVisible();
  await page.goto('/unsent-work');
  await expect(page.getByText('One change waits').first()).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await (await download).path();

  const context = await browser.newContext({ baseURL: new URL(survey).origin });
  const other = await context.newPage();
  await openAs(other, 'gyr', '/unsent-work');
  await expect(other.getByText('Nothing waits', { exact: true })).toBeVisible();
  await other.locator('input[aria-label="Open a file"]').setInputFiles(file);
  await expect(other.getByText('1 change of the file waits here now.')).toBeVisible();
  await expect(other.getByText('Nothing waits', { exact: true })).toBeVisible();
  await other.goto(survey);
  await expect(other.getByRole('button', { name: /^1L,.*104 psi, 12\/32 in/ })).toBeVisible();
  const once = await storedInspection(other, number);
  await context.close();

  // The first device sends it, too, which changes nothing.
  await page.unroute('**/fleet_survey/save_tire');
  await page.reload();
  await expect(page.getByText('Nothing waits', { exact: true })).toBeVisible();
  await page.goto(survey);
  await expect(page.getByRole('button', { name: /^1L,.*104 psi, 12\/32 in/ })).toBeVisible();
  expect(await storedInspection(page, number)).toEqual(once);
});
