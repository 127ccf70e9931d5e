import type { Page } from '@playwright/test';
import { mailsTo } from '../../src/outbox.ts';
import { expect, openAs, test } from '../../src/portal-test.ts';
import { beginSurvey, yards } from '../../src/surveys/open-inspection.ts';

const saving = '**/fleet_survey/save_tire*';

async function readFirstTire(page: Page): Promise<void> {
  const keypad = page.getByRole('region', { name: 'Keypad' });
  await page.getByRole('button', { name: /^1L,/ }).click();
  for (const key of ['7', '9', '1', '4', 'Next'])
    await keypad.getByRole('button', { name: key, exact: true }).click();
}

test('a device tells what it keeps, and forgets it once what can be sent is sent', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const unit = `D${Date.now().toString(36)}`;
  const context = await browser.newContext();
  const inspector = await context.newPage();
  await openAs(inspector, 'ssc', yards);
  await beginSurvey(inspector, unit);
  await inspector.getByRole('button', { name: 'Take along' }).click();
  const taken = inspector.getByRole('button', { name: /^On this device: 1 unit/ });
  await expect(taken).toBeVisible();
  const survey = inspector.url();
  await inspector.getByRole('link', { name: `Inspect ${unit}` }).click();
  const tire = inspector.getByRole('button', { name: /^1L,/ });
  await expect(tire).toBeVisible();
  await context.setOffline(true);
  await readFirstTire(inspector);
  await expect(inspector.getByText('Changes waiting on this device: 1')).toBeVisible();

  // The network is back, but the server does not accept the change yet.
  await inspector.route(saving, (route) => route.fulfill({ status: 503 }));
  await context.setOffline(false);

  await openAs(page, 'gyr', '/admin/devices?search=Linux');
  const table = page.getByRole('table', { name: 'Devices that work without a network' });
  const row = table.getByRole('row', { name: /Linux/ }).first();
  await expect(async () => {
    await page.reload();
    await expect(row.getByRole('cell').nth(2)).toHaveText('1', { timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  await row.getByRole('button').click();
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: 'Remind by mail' }).click();
  await expect
    .poll(async () => (await mailsTo('ssc@demo.example')).at(-1))
    .toContain('Changes not sent: 1');
  await drawer.getByRole('button', { name: 'Forget offline data' }).click();
  await page.getByRole('button', { name: 'Forget at next contact' }).click();
  await expect(drawer.getByRole('button', { name: 'Take back' })).toBeVisible();

  await inspector.unroute(saving);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(inspector.getByText(/forget its offline data\. Everything/)).toBeVisible({
    timeout: 60_000,
  });
  await inspector.goto(survey);
  await expect(inspector.getByRole('button', { name: 'Take along' })).toBeVisible();
  await inspector.getByRole('link', { name: `Inspect ${unit}` }).click();
  await expect(tire).toHaveAccessibleName(/79 psi, 14\/32 in/);

  await page.keyboard.press('Escape');
  await expect(async () => {
    await page.reload();
    await expect(row).toContainText('Forgotten', { timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(row.getByRole('cell').nth(2)).toHaveText('0');

  await page.goto('/admin/audit?area=device&search=ssc');
  const told = page.getByRole('table', { name: 'Changes' }).getByRole('row');
  await expect(told.nth(1)).toContainText('Forgotten');
  await expect(told.nth(2)).toContainText('Forget offline data: no → yes');
  await expect(told.nth(3)).toContainText('Reminded');
  await context.close();
});
